// What the bot says about standing orders, in English.
import type { Catalogue } from '../../catalogue.ts'

/** Orders, stretches that are passed, and what a way of waiting gives away. */
export const ordersEn = {
  orders: () => 'Orders',
  'orders-head': () => '**Standing orders in this game**',
  'orders-head-new': ({ title }: { title: string }) => `**Standing orders in your new games of ${title}**`,
  'orders-about': () =>
    'Where you have an order nobody waits for you. Everyone may know that you have one; what it says only you see.',
  'orders-line': ({ name, value }: { name: string; value: string }) => `**${name}**: ${value}`,
  'orders-line-once': ({ name, value, once }: { name: string; value: string; once: string }) =>
    `**${name}**: next time “${once}”, then ${value}`,
  'orders-none': ({ title }: { title: string }) => `${title} has no standing orders.`,
  'orders-lulls': ({ what }: { what: string }) => `You pass: ${what}.`,
  'order-ask': () => 'Ask me',
  'order-pick': () => 'Which order?',
  'order-always': ({ name }: { name: string }) => `${name}: always`,
  'order-once': ({ name }: { name: string }) => `${name}: next time only`,
  'order-once-none': () => 'Nothing for next time',
  'order-next': ({ value }: { value: string }) => `Next time only: ${value}`,
  'order-given': () => 'It is ordered.',
  'order-unknown': ({ text, orders }: { text: string; orders: string }) =>
    `“${text}” is no order here. There are: ${orders}.`,
  'order-value-unknown': ({ text, values }: { text: string; values: string }) =>
    `“${text}” cannot be ordered for this. You can say: ${values}.`,
  'order-once-in-game': () =>
    'Only a running game has a next time. Name one by `game:`, or order it for good.',
  'orders-keep': () => 'Also in my new games',
  'orders-kept': () => 'Your new games begin with these orders.',
  'orders-new-games': () => 'My new games',
  'orders-which-title': () => 'Which game?',
  'lulls-end': () => 'Ask me again',
  'lulls-ended': () => 'You are asked again.',
  'prompt-ordered': ({ names }: { names: string }) => `A standing order answers for ${names}.`,
  'you-ordered': ({ prompt }: { prompt: string }) => `**▸** ${prompt}\nYour standing order answers this.`,
  'order-answered': ({ prompt, items }: { prompt: string; items: string }) =>
    `Your order answered: ${items} (${prompt})`,
  'brisk-tells': () =>
    'Brisk windows: whoever can only pass is passed at once, so a pause tells that somebody could have acted.',
  'refused-no-order': () => 'There is no such order. `/orders` shows those there are.',
} satisfies Catalogue
