// How every lord, strategist and general of the box looks: one row each, no two alike.
import type { Id } from '../../../engine/phrase.ts'
import type { BustLook } from './bust.ts'

const PEOPLE: Readonly<Record<Id, BustLook>> = {
  'cao-cao': { faction: 'wei', hat: 'crown', beard: 'long', skin: 'white' },
  'liu-bei': { faction: 'shu', hat: 'crown', beard: 'tuft' },
  'sun-quan': { faction: 'wu', hat: 'crown', beard: 'long', skin: 'tan' },
  'yuan-shu': { faction: 'qun', hat: 'crown', beard: 'whiskers', eyes: 'fierce' },
  'yuan-shao': { faction: 'qun', hat: 'crown', beard: 'long', metal: 'silver' },
  'dong-zhuo': { faction: 'qun', hat: 'crown', beard: 'wild', skin: 'tan', eyes: 'fierce' },
  'zhang-jue': { faction: 'qun', hat: 'turban', beard: 'long', grey: true, eyes: 'old' },
  'ma-teng': { faction: 'qun', hat: 'helm', beard: 'tuft', skin: 'tan', arm: 'spear', plume: 'white' },

  'zhang-bao': { faction: 'qun', hat: 'turban', beard: 'whiskers', skin: 'tan', arm: 'sword' },
  'han-sui': { faction: 'qun', hat: 'bare', beard: 'long', skin: 'tan', grey: true },
  'wang-yun': { faction: 'qun', hat: 'gauze', beard: 'long', grey: true, eyes: 'old' },
  'li-ru': { faction: 'qun', hat: 'gauze', beard: 'whiskers', skin: 'white', eyes: 'fierce' },
  'tian-feng': { faction: 'qun', hat: 'scholar', beard: 'long', grey: true, eyes: 'old' },
  'zhou-yu': { faction: 'wu', hat: 'bare', metal: 'brass', arm: 'sword', skin: 'white' },
  'sima-yi': { faction: 'wei', hat: 'gauze', beard: 'long', eyes: 'calm' },
  'zhuge-liang': { faction: 'shu', hat: 'scholar', beard: 'tuft', arm: 'fan' },

  'liu-shan': { faction: 'shu', hat: 'crown', skin: 'white' },
  'hu-zhen': { faction: 'qun', hat: 'spiked', beard: 'wild', skin: 'tan', arm: 'sword', metal: 'iron' },
  'liao-hua': { faction: 'shu', hat: 'turban', beard: 'tuft', arm: 'glaive' },
  'zhang-ji': { faction: 'qun', hat: 'helm', beard: 'long', arm: 'spear', metal: 'iron', plume: 'black' },
  'meng-huo': {
    faction: 'qun',
    hat: 'band',
    beard: 'wild',
    skin: 'tan',
    eyes: 'fierce',
    arm: 'axe',
    feathers: true,
  },
  'ma-su': { faction: 'shu', hat: 'bare', beard: 'whiskers', arm: 'spear' },
  'hua-xiong': { faction: 'qun', hat: 'spiked', beard: 'tuft', eyes: 'fierce', arm: 'glaive', metal: 'iron' },
  'xiao-qiao': { faction: 'wu', hat: 'lady', eyes: 'lady', arm: 'fan' },
  'zhu-rong': { faction: 'qun', hat: 'lady', eyes: 'lady', skin: 'tan', arm: 'spear', feathers: true },
  'xu-huang': { faction: 'wei', hat: 'helm', beard: 'tuft', skin: 'tan', arm: 'axe', plume: 'white' },
  'ling-tong': { faction: 'wu', hat: 'spiked', arm: 'sword', metal: 'silver' },
  'gan-ning': {
    faction: 'wu',
    hat: 'band',
    beard: 'tuft',
    skin: 'tan',
    eyes: 'fierce',
    arm: 'halberd',
    feathers: true,
  },
  'huang-gai': { faction: 'wu', hat: 'spiked', beard: 'long', grey: true, skin: 'tan', arm: 'sword' },
  'yan-liang': { faction: 'qun', hat: 'helm', beard: 'long', skin: 'tan', arm: 'glaive', plume: 'jade' },
  'wei-yan': {
    faction: 'shu',
    hat: 'helm',
    beard: 'long',
    skin: 'red',
    eyes: 'fierce',
    arm: 'sword',
    plume: 'black',
  },
  'sun-shangxiang': { faction: 'wu', hat: 'lady', eyes: 'lady', arm: 'bow' },
  'wen-chou': {
    faction: 'qun',
    hat: 'spiked',
    beard: 'wild',
    skin: 'dark',
    eyes: 'fierce',
    arm: 'spear',
    metal: 'silver',
  },
  'dian-wei': {
    faction: 'wei',
    hat: 'band',
    beard: 'wild',
    skin: 'tan',
    eyes: 'fierce',
    arm: 'halberd',
    plume: 'jade',
  },
  'huang-zhong': {
    faction: 'shu',
    hat: 'helm',
    beard: 'long',
    grey: true,
    eyes: 'old',
    skin: 'tan',
    arm: 'bow',
  },
  'taishi-ci': { faction: 'wu', hat: 'helm', beard: 'tuft', arm: 'bow', metal: 'silver', plume: 'jade' },
  'zhao-yun': { faction: 'shu', hat: 'helm', arm: 'spear', metal: 'silver', plume: 'white', skin: 'white' },
  'zhang-fei': { faction: 'shu', hat: 'helm', beard: 'wild', skin: 'dark', eyes: 'fierce', arm: 'snake' },
  'guan-yu': { faction: 'shu', hat: 'helm', beard: 'long', skin: 'red', arm: 'glaive', plume: 'jade' },
  'lu-bu': { faction: 'qun', hat: 'helm', eyes: 'fierce', arm: 'halberd', feathers: true, skin: 'white' },
}

/** How a person of the box looks. Throws for another card. */
export function lookOf(card: Id): BustLook {
  const look = PEOPLE[card]
  if (!look) throw new Error(`nobody knows what ${card} looks like`)
  return look
}
