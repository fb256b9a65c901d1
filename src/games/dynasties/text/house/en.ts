// What is said of a host's custom cards in English: how many, or what is wrong with the file.
import type { Catalogue } from '../../../../text/catalogue.ts'

export const house = {
  'house-count': ({ n }: { n: number }) => `custom cards: ${n}`,
  'house-not-json': () => 'The file is not JSON.',
  'house-list': ({ why }: { why: string }) => `The list of cards: ${why}.`,
  'house-card': ({ card, why }: { card: number; why: string }) => `Card ${card}: ${why}.`,
  'house-field': ({ card, field, why }: { card: number; field: string; why: string }) =>
    `Card ${card}, ${field}: ${why}.`,
  'house-twice': ({ name }: { name: string }) => `Two cards are called ${name}.`,
  'house-type': ({ expected }: { expected: string }) => `must be of the type ${expected}`,
  'house-least': ({ n }: { n: number }) => `at least ${n}`,
  'house-most': ({ n }: { n: number }) => `at most ${n}`,
  'house-values': ({ values }: { values: string }) => `must be one of ${values}`,
  'house-extra': ({ keys }: { keys: string }) => `unknown field: ${keys}`,
  'house-kind': () => 'unknown kind',
  'house-change': () => 'a change needs at least one stat',
  'house-range': () => 'min must not be above max',
  'house-order': () => 'to must not be before from',
  'house-cancel': () => 'cancel must be the only effect',
} satisfies Catalogue
