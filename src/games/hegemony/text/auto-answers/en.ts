// What this game’s auto-answers are called, in English.
import type { AutoAnswerWords } from '../../../common/title.ts'

export const autoAnswers: Readonly<Record<string, AutoAnswerWords>> = {
  dodge: {
    name: 'I am asked for a Dodge',
    hint: 'A Slash or a Volley of Arrows comes at you',
    values: { always: 'Dodge whenever I can, and stay hidden', never: 'Never dodge' },
  },
  slash: {
    name: 'I am asked for a Slash',
    hint: 'In a Duel, against a Barbarian Invasion, or when a card or skill makes you use one',
    values: {
      always: 'Use or play one unless it harms my faction, and stay hidden',
      never: 'Do not use or play one',
    },
  },
  rescue: {
    name: 'A player is dying',
    hint: 'A Peach, Wine or skill could save them',
    values: {
      self: 'Save only myself; if necessary with a once-per-game skill or a hidden general',
      kin: 'Save myself, even with a once-per-game skill or hidden general, and my determined faction',
      never: 'Save no player',
    },
    never: 'Never reveals a general or uses a once-per-game skill, except to save your own life.',
  },
  nullify: {
    name: 'A trick could be nullified',
    hint: 'Asked for every target of every trick',
    values: {
      self: 'Only when it harms me and I am its target',
      kin: 'Only when it harms me or my determined faction',
      never: 'Never nullify',
    },
  },
  skills: {
    name: 'A skill could be used',
    hint: 'Skills that answer what happens in other players’ turns; in your own turn you are always asked',
    values: {
      open: 'Use any useful skill that is face up, and stay hidden',
      unveil: 'Use any useful skill, even if that reveals a general',
      never: 'Use none',
    },
  },
  discard: {
    name: 'My hand is over its limit',
    hint: 'In the discard phase of my turn',
    values: { least: 'Discard what is least worth keeping' },
    never: 'Never discards more than it must.',
  },
}
