// The parts of a message's text.

/** Something inside a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'
      readonly inside: readonly Inline[]
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string; readonly inside: readonly Inline[] }
  | { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly kind: 'everyone'; readonly text: string }
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'emoji'; readonly name: string; readonly id: string }
  /** `at` in milliseconds since 1970; `style` is Discord's letter. */
  | { readonly kind: 'time'; readonly at: number; readonly style: string }

/** One or more lines. */
export type Block =
  | { readonly kind: 'lines'; readonly inside: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inside: readonly Inline[] }
  | { readonly kind: 'subtext'; readonly inside: readonly Inline[] }
  | { readonly kind: 'quote'; readonly inside: readonly Block[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'code'; readonly text: string }
