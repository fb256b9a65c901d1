// The program of a game's page: shows the game step by step, and says whether page and draws are as they should be.
import './page.css'
import { PAGE_IDS, type PageData } from '../page-data.ts'
import { checkPage } from './checking.ts'
import { play } from './player.ts'
import { treeOf } from './tree.ts'

/** Also what stands behind the program must be there before it looks at the page. */
document.addEventListener('DOMContentLoaded', () => {
  const tree = treeOf(document.documentElement)
  const digest = document.querySelector('[data-digest]')?.getAttribute('data-digest') ?? ''
  const data = JSON.parse(document.getElementById(PAGE_IDS.data)?.textContent ?? '') as PageData
  const report = play(data)
  void checkPage(data, tree, digest, report)
})
