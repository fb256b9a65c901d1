// Elements of the page. Texts are set as texts, and never read as HTML.

/** An element with attributes and what is in it. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>>,
  ...inner: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...inner)
  return made
}

/** Puts these in a place instead of what is there; who was on a control stays on it. */
export function fill(place: Element, ...inner: readonly Node[]): void {
  const focused = document.activeElement
  const id = focused && place.contains(focused) ? focused.id : ''
  place.replaceChildren(...inner)
  if (id !== '') document.getElementById(id)?.focus()
}

/** A menu with a label. */
export function picker(
  id: string,
  label: string,
  names: readonly string[],
  chosen: number,
  pick: (to: number) => void,
): HTMLElement {
  const options = names.map((name, index) =>
    el('option', { value: `${index}`, ...(index === chosen && { selected: '' }) }, name),
  )
  const menu = el('select', { id }, ...options)
  menu.addEventListener('change', () => pick(Number(menu.value)))
  return el('label', {}, `${label} `, menu)
}
