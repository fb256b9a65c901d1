// Pictures of people: the first sign of their name on a colour of their own; the bot has a peach.
import type { PagePerson } from '../world/page-types.ts'

const COLOURS = ['#5865f2', '#3ba55d', '#c27c0e', '#d14f8b', '#1f8b94', '#9b59b6', '#d9534f', '#607d8b']
const SIZE = 96

const drawn = new Map<string, string>()

const firstSign = (name: string): string =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toUpperCase() ?? '?'

function colourOf(id: string): string {
  let sum = 0
  for (const sign of id) sum = (sum * 31 + sign.charCodeAt(0)) % 997
  return COLOURS[sum % COLOURS.length] ?? '#5865f2'
}

function paint({ id, name, bot }: PagePerson): string {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const brush = canvas.getContext('2d')
  if (brush === null) return ''
  brush.fillStyle = bot ? '#ffd9df' : colourOf(id)
  brush.fillRect(0, 0, SIZE, SIZE)
  brush.fillStyle = '#ffffff'
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.font = `600 ${bot ? 58 : 46}px ${getComputedStyle(document.body).fontFamily}`
  brush.fillText(bot ? '🍑' : firstSign(name), SIZE / 2, SIZE / 2 + 4)
  return canvas.toDataURL()
}

/** The picture of somebody as a data address; drawn once, and again when fonts have come (`forgetAvatars`). */
export function avatarOf(person: PagePerson | undefined): string {
  if (person === undefined) return ''
  const key = `${person.id} ${person.name}`
  const known = drawn.get(key) ?? paint(person)
  drawn.set(key, known)
  return known
}

/** Loads the fonts that the pictures need; resolves to true when there is something to draw anew. */
export async function loadSigns(people: readonly PagePerson[]): Promise<boolean> {
  const fresh = people.filter((each) => !drawn.has(`ready ${each.id} ${each.name}`))
  if (fresh.length === 0) return false
  for (const each of fresh) drawn.set(`ready ${each.id} ${each.name}`, '')
  const signs = fresh.map((each) => (each.bot ? '🍑' : firstSign(each.name))).join('')
  await document.fonts.load(`600 46px ${getComputedStyle(document.body).fontFamily}`, signs)
  for (const each of fresh) drawn.delete(`${each.id} ${each.name}`)
  return true
}
