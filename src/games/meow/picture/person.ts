// How a general's card looks when it is looked up: its cat, under the sign of its faction.
import type { Id } from '../../../engine/phrase.ts'
import { FACTION_LOOKS, factionMark } from '../../../picture/faction.ts'
import type { Mark } from '../../../picture/result-input.ts'
import type { Language } from '../../../text/language.ts'
import type { Person } from '../../common/title.ts'
import type { Faction } from '../cards/effects.ts'
import { GENERALS } from '../cards/index.ts'
import type { Cat } from './cat/cat.ts'
import { lookOf } from './cat/looks.ts'

/** The house of Yuan has a seal of its own in this game. */
const YUAN: Mark = { sign: '袁', shape: 'square', colour: '#583a74' }

function markOf(faction: Faction, language: Language): Mark {
  if (faction === 'yuan') return YUAN
  return factionMark(faction === 'others' ? 'qun' : faction, language)
}

/** A general's cat; nothing for another card. */
export function person(card: Id, language: Language): Person<Cat> | undefined {
  const faction = GENERALS[card]?.faction
  if (faction === undefined) return undefined
  const ground = faction === 'yuan' ? '#d5cbdb' : FACTION_LOOKS[faction === 'others' ? 'qun' : faction].ground
  return { face: { ...lookOf(card), pose: 'guard' }, mark: markOf(faction, language), ground }
}
