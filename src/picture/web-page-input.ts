// Input of a web page that is one file: its body as a tree, the pictures in it, and the program that shows it.
import type { Picture } from './picture.ts'

/** A text, or an element; its attributes in their order. The program sees the same tree in a browser. */
export type PageNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, children: readonly PageNode[]]

export interface WebPageInput {
  /** Of the page as a whole, as HTML names it. */
  readonly language: string
  readonly title: string
  /** An image whose address is `picture:3` gets the fourth picture, and its size. */
  readonly body: readonly PageNode[]
  readonly pictures: readonly Omit<Picture, 'alt'>[]
  /** Address of the program's first module, in TypeScript; it brings its style sheet. */
  readonly program: string
}

/** The kind of a picture that is such a page. */
export const WEB_PAGE = 'page.game'

/** Whether a picture is a web page, and its file HTML. */
export const isWebPage = ({ kind }: Pick<Picture, 'kind'>): boolean => kind === WEB_PAGE
