// A channel's transcript, printed as it grows: new messages whole, edited ones by what they gained.
import type { Seen } from '../src/sandbox/index.ts'

/** Prints what is new in a place since it was last printed; ephemeral messages say whose they are. */
export function transcriptPrinter<P>(read: (place: P) => readonly Seen[]): (place: P) => void {
  const printed = new Map<string, string>()
  return (place) => {
    for (const message of read(place)) {
      const text = textOf(message)
      const before = printed.get(message.id)
      if (text === '' || before === text) continue
      printed.set(message.id, text)
      const gained = before !== undefined && text.startsWith(before) ? text.slice(before.length) : text
      const whose = message.ephemeralFor === null ? '' : ` (only ${message.ephemeralFor} sees this)`
      const changed = before === undefined ? '' : ' (edited)'
      console.log(`\n── ${message.author}${whose}${changed}`)
      console.log(gained.replace(/^\n/, ''))
    }
  }
}

function textOf({ text, buttons, attachments }: Seen): string {
  const row = buttons.length > 0 ? `\n[${buttons.join('] [')}]` : ''
  return `${text}${attachments.map(({ filename }) => `\n(file: ${filename})`).join('')}${row}`
}
