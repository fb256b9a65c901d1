// What is said of a server's custom cards and questions, in English.
import type { Catalogue } from '../../catalogue.ts'

export const customEn = {
  'custom-fresh': () => 'Custom cards',
  'custom-head': ({ title }: { title: string }) => `**Custom cards and questions of this server** · ${title}`,
  'custom-named': ({ name, version }: { name: string; version: number }) => `“${name}”, version ${version}`,
  'custom-by': ({ name, version, author }: { name: string; version: number; author: string }) =>
    `“${name}”, version ${version}, by ${author}`,
  'custom-empty': () =>
    'There is nothing here yet. Choose what to add, or attach a file to `/server custom`.',
  'custom-questions': ({ n }: { n: number }) =>
    `Questions: ${n}. Only this menu shows them and their answers.`,
  'custom-how': () =>
    'The host of a table adds these under **Options**. A game that has begun keeps the version it began with. Another server takes the file with `/server custom`.',
  'custom-add': () => 'Add …',
  'custom-card': () => 'Look at or change a card …',
  'custom-question': () => 'Look at or change a question …',
  'custom-name': () => 'Name and author',
  'custom-try': () => 'Try it',
  'custom-file': () => 'Save as a file',
  'custom-delete': () => 'Delete all',
  'custom-delete-ask': () =>
    'Delete all of it? Games that have begun keep it. Save it as a file first if you may want it again.',
  'custom-deleted': () => 'Deleted.',
  'custom-part': () => 'Change or remove an effect …',
  'custom-part-change': ({ part }: { part: string }) => `Change: ${part}`,
  'custom-part-remove': ({ part }: { part: string }) => `Remove: ${part}`,
  'custom-part-add': () => 'Add an effect …',
  'custom-change': () => 'Change',
  'custom-remove': () => 'Remove',
  'custom-back': () => 'Back',
  'custom-tried': () => 'A private game against computers. It counts for nothing.',
  'custom-leave': () => 'Leave this game',
  'custom-left': () => 'You have left the private game.',
  'custom-over': ({ winners }: { winners: string }) => `The private game is over. ${winners}`,
  'custom-file-here': () => 'Here is the set. It holds the answers of its questions.',
  'custom-taken': () => 'The file is this server’s set now.',
  'custom-before': () => 'The set that it replaces is in the file below.',
  'custom-use': () => 'Add custom cards',
  'custom-without': () => 'Without custom cards',
} satisfies Catalogue
