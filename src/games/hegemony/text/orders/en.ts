// What the standing orders of this game are called, in English.
import type { OrderWords } from '../../../title.ts'

export const orders: Readonly<Record<string, OrderWords>> = {
  dodge: {
    name: 'A Dodge is wanted',
    hint: 'A Slash or a Volley of Arrows comes at you',
    values: { always: 'Dodge whenever I can', never: 'Let it hit me' },
  },
  slash: {
    name: 'A Slash is wanted',
    hint: 'In a Duel, when Barbarians come, or when one is demanded of you',
    values: { always: 'Play one whenever I can', never: 'Let it hit me' },
  },
  rescue: {
    name: 'Somebody is dying',
    hint: 'A Peach, Wine or skill could save them',
    values: {
      self: 'Save only myself',
      kin: 'Save myself and those shown to be of my faction',
      never: 'Save nobody',
    },
  },
  nullify: {
    name: 'A trick could be nullified',
    hint: 'Asked for every target of every trick',
    values: {
      self: 'Only when it harms me and I am its target',
      kin: 'Only when it harms me or my shown faction',
      never: 'Never nullify',
    },
  },
  skills: {
    name: 'A skill could be used',
    hint: 'Skills that answer what happens; you are always asked as a phase begins and in your play phase',
    values: {
      open: 'Use face-up skills when it pays, stay hidden',
      unveil: 'Use any skill when it pays, even if it turns me up',
      never: 'Use none',
    },
  },
  discard: {
    name: 'My hand is over its limit',
    hint: 'In the discard phase of my turn',
    values: { least: 'Discard what is least worth keeping' },
  },
}
