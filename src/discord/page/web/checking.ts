// Whether a page is as it was made, and its draws are what the server seed gives.
import { checkDraws } from '../../../engine/draw-check.ts'
import type { PageData, PageWords } from '../page-data.ts'
import type { treeOf } from './tree.ts'

/** What is to be said, in the words of any language; marked where something is wrong. */
export interface Finding {
  readonly isGood: boolean
  readonly say: (words: PageWords) => string
}

export type Report = (findings: readonly Finding[]) => void

/** Checks the page and its draws and reports what it found. */
export async function checkPage(
  data: PageData,
  tree: ReturnType<typeof treeOf>,
  digest: string,
  report: Report,
): Promise<void> {
  report([{ isGood: true, say: ({ checking }) => checking }])
  try {
    report([await unchangedFinding(tree, digest), ...(await drawFindings(data))])
  } catch {
    report([{ isGood: false, say: ({ cannot }) => cannot }])
  }
}

async function unchangedFinding(tree: ReturnType<typeof treeOf>, digest: string): Promise<Finding> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(tree)))
  const hex = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  // A page has one root and one kind of document; what else stands around them was not there.
  const isWhole = document.childNodes.length === 2 && document.doctype?.name === 'html'
  const isGood = isWhole && document.compatMode === 'CSS1Compat' && hex === digest
  return { isGood, say: ({ unchanged, changed }) => (isGood ? unchanged : changed) }
}

async function drawFindings({ proof, steps }: PageData): Promise<Finding[]> {
  if (!proof) return [{ isGood: true, say: ({ later }) => later }]
  const verdict = await checkDraws(proof)
  if (verdict.ok)
    return [
      { isGood: true, say: ({ checked }) => checked },
      ...(proof.complete ? [] : [{ isGood: true, say: ({ partly }: PageWords) => partly }]),
    ]
  const { draw } = verdict
  if (draw === undefined) return [{ isGood: false, say: ({ badSeed }) => badSeed }]
  const entry = proof.draws[draw]?.entry ?? 0
  const step = steps.findLastIndex((each) => (each.entry ?? 0) <= entry) + 1
  const say = ({ badDraw }: PageWords) =>
    badDraw.replace('{draw}', `${draw + 1}`).replace('{step}', `${step}`)
  return [{ isGood: false, say }]
}
