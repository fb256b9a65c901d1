// Looks of the persons among the dynasty cards, one row each, and the colour of their coats.
import type { Id } from '../../../engine/phrase.ts'
import { FACTION_LOOKS } from '../../../picture/faction.ts'
import { PALETTE } from '../../../picture/palette.ts'
import type { BustFace } from '../../../picture/result.ts'
import { FACES } from '../../common/faces.ts'

const { wei, shu, wu, qun } = FACTION_LOOKS

const PERSONS: Readonly<Record<Id, BustFace>> = {
  'yu-the-great': { look: { hat: 'bare', beard: 'long', skin: 'tan' }, coat: PALETTE.brass },
  'five-hegemons': { look: { hat: 'crown', beard: 'short', arm: 'sword' }, coat: wei.colour },
  confucius: {
    look: { hat: 'scholar', beard: 'long', hair: 'grey', aged: true, arm: 'scroll' },
    coat: qun.colour,
  },
  'sun-wu': { look: { hat: 'plain', beard: 'tuft', metal: 'brass', arm: 'scroll' }, coat: wu.colour },
  'mo-di': { look: { hat: 'headband', beard: 'short', skin: 'dark' }, coat: PALETTE.ink },
  'wang-mang': { look: { hat: 'crown', beard: 'tuft', skin: 'white' }, coat: PALETTE.pale },
  'sima-qian': { look: { hat: 'cap', arm: 'scroll' }, coat: wei.colour },
  'huo-guang': { look: { hat: 'cap', beard: 'long', skin: 'pale' }, coat: shu.colour },
  'wang-zhaojun': { look: { hat: 'loops', arm: 'flower' }, coat: shu.colour },
  'xiang-yu': {
    look: { hat: 'helm', beard: 'wild', skin: 'dark', fierce: true, arm: 'halberd' },
    coat: PALETTE.ink,
  },
  'ban-chao': { look: { hat: 'helm', beard: 'moustache', skin: 'tan', arm: 'sword' }, coat: shu.colour },
  'indian-monks': { look: { hat: 'turban', beard: 'short', skin: 'dark' }, coat: PALETTE.brass },
  'ten-attendants': { look: { hat: 'cap', skin: 'white' }, coat: PALETTE.ink },
  'zhuge-liang': { look: FACES['zhuge-liang'], coat: shu.colour },
  'shi-chong': { look: { hat: 'coronet', beard: 'moustache', arm: 'fan' }, coat: PALETTE.brass },
  'liu-cong': { look: { hat: 'crown', beard: 'wild', skin: 'tan', fierce: true }, coat: qun.colour },
  'five-peoples': {
    look: { hat: 'feathers', beard: 'wild', skin: 'tan', fierce: true, arm: 'bow' },
    coat: qun.colour,
  },
  faxian: { look: { hat: 'bare', hair: 'grey', aged: true, arm: 'scroll' }, coat: PALETTE.brass },
  'hua-mulan': { look: { hat: 'helm', arm: 'bow', metal: 'silver' }, coat: shu.colour },
  'xiao-yan': { look: { hat: 'coronet', beard: 'long', hair: 'grey', aged: true }, coat: PALETTE.brass },
  'wu-zetian': { look: { hat: 'phoenix' }, coat: shu.colour },
  'an-lushan': {
    look: { hat: 'feathers', beard: 'short', skin: 'tan', fierce: true, arm: 'sword' },
    coat: PALETTE.ink,
  },
  'foreign-envoys': { look: { hat: 'turban', beard: 'wild', hair: 'rust' }, coat: wei.colour },
  'shi-jingtang': { look: { hat: 'gauze', beard: 'wild', skin: 'tan' }, coat: qun.colour },
  'yue-fei': { look: { hat: 'helm', beard: 'tuft', metal: 'silver', arm: 'spear' }, coat: wei.colour },
  'zheng-he': { look: { hat: 'gauze', skin: 'tan' }, coat: shu.colour },
  'yu-qian': { look: { hat: 'gauze', beard: 'long', skin: 'red' }, coat: wei.colour },
  'qi-jiguang': { look: { hat: 'plain', beard: 'short', metal: 'iron', arm: 'twin' }, coat: shu.colour },
  'matteo-ricci': { look: { hat: 'cap', beard: 'long', hair: 'rust' }, coat: PALETTE.ink },
  'wei-zhongxian': { look: { hat: 'gauze', skin: 'white', fierce: true }, coat: PALETTE.ink },
  'eight-nations': {
    look: { hat: 'plain', beard: 'moustache', hair: 'rust', arm: 'spear' },
    coat: wei.colour,
  },
  cixi: { look: { hat: 'loops', aged: true }, coat: PALETTE.brass },
  puyi: { look: { hat: 'cap' }, coat: qun.colour },
}

/** How a person of the dynasty cards looks; nothing for any other card. */
export const faceOf = (card: Id): BustFace | undefined =>
  Object.hasOwn(PERSONS, card) ? PERSONS[card] : undefined
