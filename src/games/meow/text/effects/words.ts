// What a language needs to say what a card does.

/** The parts from which the text of a card is made; names come in the same language. */
export interface EffectWords {
  /** `more` says that something of the kind came before on the card. */
  damage(n: number, more: boolean): string
  damageByCount(kind: string, plus: number): string
  damageAhead(): string
  damageByLargest(by: 'faction' | 'troop', times: number): string
  heal(n: number, more: boolean): string
  lose(n: number): string
  attack(n: number, more: boolean): string
  targetAttack(n: number): string
  block(n: number): string
  seal(general: 'ahead' | 'chosen'): string
  weaken(n: number): string
  strike(percent: number): string
  fish(n: number): string
  steal(n: number): string
  retreat(): string
  copy(): string
  either(options: readonly string[]): string
  speed(n: number): string
  formation(front: number): string
  distrust(): string
  ready(): string
  behind(): string
  notBehind(): string
  faster(): string
  first(): string
  againstCavalry(): string
  own(kind: string, least: number): string
  together(names: readonly string[]): string
  ahead(kind: string): string
  if(condition: string, then: string): string
  otherwise(then: string): string
  join(parts: readonly string[]): string
  /** The name of a faction or troop, so that it reads as a name. */
  kind(name: string): string
  /** Who may carry a treasure, and what it does. */
  carrier(who: readonly string[], does: string): string
  fierce(attack: number): string
  /** Those who count as lords, where a treasure is for them. */
  lord(): string
  master(names: readonly string[], does: string): string
  art(does: string): string
  battle(year: number, winner: number, loser: number, boons: readonly string[]): string
  /** A stratagem, by when it is played. */
  stratagem(use: 'planning' | 'battle', does: string): string
  general(card: {
    faction: string
    troop: string
    attack: number
    hp: number
    speed: number
    clash: number
    skill: string
    does: string
    died: number
    lord: boolean
  }): string
}
