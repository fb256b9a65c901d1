// A row for each general, so that no two of a faction look alike: coat, hat, arms. The scarf is its faction's.
import type { Id } from '../../../../engine/phrase.ts'
import { FACTION_LOOKS } from '../../../../picture/faction.ts'
import type { Faction } from '../../cards/effects.ts'
import { GENERALS } from '../../cards/index.ts'
import type { CatLook } from './cat.ts'

type Row = readonly [coat: CatLook['coat'], hat: CatLook['hat'], arms?: CatLook['arms']]

/** Lords wear crowns, thinkers scholars' caps; what they hold is what they are known for, or their troop's. */
const ROWS: Readonly<Record<Id, Row>> = {
  'cao-cao': ['snow', 'crown', 'sword'],
  'xiahou-dun': ['grey', 'helm', 'sword'],
  'xiahou-yuan': ['cream', 'helm', 'bow'],
  'zhang-liao': ['ginger', 'helm', 'glaive'],
  'xu-chu': ['ginger', 'bare', 'shield'],
  'dian-wei': ['ink', 'band'],
  'guo-jia': ['cream', 'scholar', 'fan'],
  'sima-yi': ['grey', 'scholar', 'fan'],
  'xu-huang': ['snow', 'helm', 'glaive'],
  'zhang-he': ['ink', 'helm', 'spear'],
  'cao-ren': ['grey', 'band', 'shield'],
  'liu-bei': ['cream', 'crown', 'sword'],
  'guan-yu': ['ginger', 'turban', 'glaive'],
  'zhang-fei': ['ink', 'band', 'spear'],
  'zhao-yun': ['snow', 'helm', 'spear'],
  'ma-chao': ['grey', 'helm', 'spear'],
  'huang-zhong': ['cream', 'helm', 'bow'],
  'zhuge-liang': ['snow', 'scholar', 'fan'],
  'pang-tong': ['ink', 'scholar', 'fan'],
  'wei-yan': ['ginger', 'helm', 'glaive'],
  'jiang-wei': ['grey', 'band', 'spear'],
  'wang-ping': ['cream', 'bare', 'shield'],
  'sun-jian': ['ginger', 'band', 'sword'],
  'sun-ce': ['ginger', 'helm', 'spear'],
  'sun-quan': ['cream', 'crown', 'bow'],
  'zhou-yu': ['snow', 'scholar', 'fan'],
  'lu-su': ['grey', 'scholar'],
  'lu-meng': ['snow', 'band', 'sword'],
  'lu-xun': ['ginger', 'scholar', 'bow'],
  'taishi-ci': ['grey', 'helm', 'bow'],
  'gan-ning': ['ink', 'band', 'sword'],
  'zhou-tai': ['ink', 'bare', 'shield'],
  'huang-gai': ['cream', 'helm', 'shield'],
  'yuan-shao': ['snow', 'crown', 'sword'],
  'tian-feng': ['grey', 'scholar'],
  'ju-shou': ['cream', 'scholar', 'fan'],
  'yan-liang': ['ginger', 'helm', 'glaive'],
  'wen-chou': ['ink', 'helm', 'spear'],
  'yuan-shu': ['ginger', 'crown', 'shield'],
  'shen-pei': ['grey', 'helm', 'bow'],
  'ji-ling': ['cream', 'band', 'glaive'],
  'lu-bu': ['ink', 'helm', 'glaive'],
  'dong-zhuo': ['ginger', 'crown', 'sword'],
  'hua-xiong': ['grey', 'helm', 'spear'],
  'zhang-jiao': ['cream', 'turban', 'fan'],
  'gongsun-zan': ['snow', 'helm', 'bow'],
  'gao-shun': ['grey', 'bare', 'shield'],
  'zhang-xiu': ['ginger', 'band', 'spear'],
}

const ONE_EYED: ReadonlySet<Id> = new Set(['xiahou-dun'])

/** Colours of the factions; each is also named where it counts. */
const SCARVES: Readonly<Record<Faction, string>> = {
  wei: FACTION_LOOKS.wei.colour,
  shu: FACTION_LOOKS.shu.colour,
  wu: FACTION_LOOKS.wu.colour,
  yuan: '#583a74',
  others: FACTION_LOOKS.qun.colour,
}

/** A general's looks in any pose. Throws for what is no general. */
export function lookOf(id: Id): CatLook & { readonly scarf: string } {
  const row = ROWS[id]
  const faction = GENERALS[id]?.faction
  if (!row || !faction) throw new Error(`no cat for ${id}`)
  const [coat, hat, arms] = row
  return { coat, hat, ...(arms && { arms }), oneEyed: ONE_EYED.has(id), scarf: SCARVES[faction] }
}

/** Cats of the players, by the place of their side: none looks like the next. */
const PLAYERS: readonly (CatLook & { readonly scarf: string })[] = [
  { coat: 'ginger', hat: 'helm', arms: 'spear', scarf: FACTION_LOOKS.wei.colour },
  { coat: 'ink', hat: 'band', arms: 'sword', scarf: FACTION_LOOKS.shu.colour },
  { coat: 'snow', hat: 'scholar', arms: 'fan', scarf: FACTION_LOOKS.wu.colour },
  { coat: 'grey', hat: 'turban', arms: 'glaive', scarf: FACTION_LOOKS.qun.colour },
]

/** How the cat of a side looks. */
export function sideLook(side: number): CatLook & { readonly scarf: string } {
  const look = PLAYERS[side % PLAYERS.length]
  if (!look) throw new Error(`no cat for side ${side}`)
  return look
}
