// What the game, its factions and the facts of a general are called in English.
import type { BoxWords } from '../../cards/words.ts'

export const names: BoxWords = {
  title: 'Kingdom Wars',
  blurb:
    'Two hidden generals each, and nobody knows whose side you are on. Reveal yourself, find your kingdom, outlive the rest. 2–12 players.',
  factions: { wei: 'Wei 魏', shu: 'Shu 蜀', wu: 'Wu 吳', qun: 'Qun 群', ambitionist: 'Ambitionist 野心家' },
  variants: { 'last-battle': 'Last Battle 鏖戰' },
  genders: { male: 'male', female: 'female' },
  card: (mark, name) => `${mark} ${name}`,
  kind: (name) => name,
  skill: (name) => name,
  copies: (marks) => `In the deck: ${marks}.`,
  facts: ({ faction, gender, hp }) => `${faction} · ${gender} · ${hp} HP`,
  companions: (generals) => `Companions 珠聯璧合: ${generals}.`,
  expansions: {
    formation: 'With the expansion **Formation** 陣:',
    momentum: 'With the expansion **Momentum** 勢:',
    transformation: 'With the expansion **Transformation** 變:',
  },
  revised: 'With the option **Revised skills**:',
  explained: (name, text) => `${name}: ${text}`,
  between: ' ',
  lists: {
    'list-basic': 'Basic cards and tricks',
    'list-equipment': 'Equipment',
    'list-wei': 'Generals of Wei 魏',
    'list-shu': 'Generals of Shu 蜀',
    'list-wu': 'Generals of Wu 吳',
    'list-qun': 'Generals of Qun 群',
  },
}
