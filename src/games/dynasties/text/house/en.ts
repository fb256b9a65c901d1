// What is said of a set of custom cards and questions in English: how many, or what is wrong with the file.
import type { Catalogue } from '../../../../text/catalogue.ts'

export const house = {
  'house-count': ({ n }: { n: number }) => `custom cards: ${n}`,
  'house-set-says': (args: { name: string; version: number; cards: number; questions: number }) =>
    `“${args.name}” version ${args.version} (custom cards: ${args.cards}, questions: ${args.questions})`,
  'house-line': ({ line, fault }: { line: number; fault: string }) => `Line ${line}: ${fault}`,
  'house-empty': () => 'There is no card and no question in it yet.',
  'house-not-json': () => 'This is not JSON.',
  'house-list': ({ why }: { why: string }) => `The list of cards: ${why}.`,
  'house-top': ({ field, why }: { field: string; why: string }) => `The field ${field}: ${why}.`,
  'house-question': ({ n, why }: { n: number; why: string }) => `Question ${n}: ${why}.`,
  'house-question-field': ({ n, field, why }: { n: number; field: string; why: string }) =>
    `Question ${n}, ${field}: ${why}.`,
  'house-card': ({ card, why }: { card: number; why: string }) => `Card ${card}: ${why}.`,
  'house-field': ({ card, field, why }: { card: number; field: string; why: string }) =>
    `Card ${card}, ${field}: ${why}.`,
  'house-twice': ({ name }: { name: string }) => `“${name}” is there twice.`,
  'house-type': ({ expected }: { expected: string }) => `must be of the type ${expected}`,
  'house-least': ({ n }: { n: number }) => `at least ${n}`,
  'house-most': ({ n }: { n: number }) => `at most ${n}`,
  'house-values': ({ values }: { values: string }) => `must be one of ${values}`,
  'house-extra': ({ keys }: { keys: string }) => `unknown field: ${keys}`,
  'house-kind': () => 'unknown kind',
  'house-change': () => 'a change needs at least one stat',
  'house-range': () => 'min must not be above max',
  'house-order': () => 'to must not be before from',
  'house-answers': () => 'the four answers must differ',
  'house-cancel': () => 'cancel must be the only effect',
} satisfies Catalogue
