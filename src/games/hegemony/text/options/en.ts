// The options of the lobby in English.
import type { GameWords } from '../../../common/title.ts'

export const options = {
  reshuffles: {
    name: 'Reshuffles',
    hint: 'The game is a draw if the deck runs out again after this many reshuffles',
    values: { '10': '10 reshuffles', any: 'No limit' },
  },
  concede: {
    name: 'Conceding',
    hint: 'When one other side is left, a side may give up in its play phases if all its living players agree',
  },
  markers: {
    name: 'Rewards of reveals',
    hint: 'Companions and half fish: taken at once, or kept as markers; the first to reveal earns one then',
    values: { 'at-once': 'Taken at once', kept: 'Kept as markers' },
  },
  'last-battle': {
    name: 'Last battle',
    hint: 'When 4 are left (3 if fewer than 7 began), no two of one faction, a Peach is only a Slash or a Dodge',
  },
  'ambitionist-reward': {
    name: 'Ambitionists draw 3',
    hint: 'An ambitionist draws 3 cards for each kill of any player',
  },
  'guan-zhang': { name: 'Guan Yu and Zhang Fei', hint: 'Guan Yu 關羽 and Zhang Fei 張飛 are companions too' },
  revised: {
    name: 'Revised skills',
    hint: 'Eight generals have the skills of newer printings; /general tells both texts',
  },
  'face-up': {
    name: 'Face up from the start',
    hint: 'For learning: all generals are face up before the first turn; nobody hides',
  },
  'see-next': {
    name: 'See the next deputy',
    hint: 'Before the first turn you are shown the deputy of the next player',
  },
  dealt: {
    name: 'Generals dealt',
    hint: 'Generals each player chooses two from, or in the row of a draft',
    values: { printed: '7, or 5 from 9 players on', '5': '5', '6': '6', '7': '7', '8': '8', '9': '9' },
  },
  banned: {
    name: 'Banned generals',
    hint: 'Generals that nobody is dealt: their names, set apart by commas; leave it empty for none',
  },
  draft: {
    name: 'Draft',
    hint: 'Pairs are chosen one player after the other from an open row; they lie face down, but all know them',
  },
  formation: {
    name: 'Formation 陣',
    hint: 'Eight more generals: rows of neighbours, sieges, and skills of a main general or a deputy alone',
  },
  momentum: {
    name: 'Momentum 勢',
    hint: 'Eight more generals: generals that are removed, and skills gained permanently',
  },
  transformation: {
    name: 'Transformation 變',
    hint: 'Eight more generals: deputies are changed during the game, and souls serve Zuo Ci 左慈',
  },
} satisfies GameWords['options']

export const optionGroups: Readonly<Record<'edition' | 'table' | 'expansions', string>> = {
  edition: 'Edition',
  table: 'Table',
  expansions: 'Expansions',
}

export const optionPresets = {
  printed: { name: 'Printed 2012', hint: 'The rules as printed in 2012, without any option' },
  today: { name: 'As printed today', hint: 'What newer printings play by' },
  learning: {
    name: 'For learning',
    hint: 'For a first game: all generals face up, and a losing side may give up early',
  },
}
