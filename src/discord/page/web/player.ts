// Steps through the game: pictures, what was told, what a seat held, the win curve; by buttons, keys and swipes.
import { PAGE_IDS, type PageData } from '../page-data.ts'
import type { Finding, Report } from './checking.ts'
import { drawCurve } from './curve.ts'
import { el, fill, picker } from './elements.ts'
import { visibleSteps } from './seen.ts'

/** Pixels of a swipe. */
const SWIPE = 40

interface State {
  language: number
  viewer: number
  /** Place in the steps. */
  at: number
  findings: readonly Finding[]
}

/** Shows the game in the page; the way to tell its reader what checking found. */
export function play(data: PageData): Report {
  const place = document.getElementById(PAGE_IDS.player)
  const check = document.getElementById(PAGE_IDS.check)
  const sections = [...document.querySelectorAll('details')]
  const pictures = sections.map((section) => [...section.querySelectorAll('img')].map(({ src }) => src))
  const state: State = { language: data.language, viewer: 0, at: 0, findings: [] }
  const steps = () => visibleSteps(data, data.viewers[state.viewer]?.eyes ?? '')
  const draw = () => {
    const shown = data.languages[state.language]
    if (!shown || !place || !check) return
    document.documentElement.lang = shown.code
    fill(place, ...screen(data, state, pictures, { go, pick }))
    const said = state.findings.map(({ isGood, say }) =>
      el('span', { class: isGood ? 'good' : 'bad' }, say(shown.words)),
    )
    fill(check, ...said)
    for (const [index, section] of sections.entries()) {
      section.hidden = index !== state.language
      const summary = section.querySelector('summary')
      if (summary) summary.textContent = shown.words.story
    }
  }
  const go = (to: number) => {
    const seen = steps()
    const now = seen.findLastIndex((step) => step <= state.at)
    state.at = seen[Math.min(Math.max(0, now + to), seen.length - 1)] ?? 0
    draw()
  }
  const pick = (change: Partial<State>) => {
    Object.assign(state, change)
    const seen = steps()
    state.at = seen.findLast((step) => step <= state.at) ?? 0
    draw()
  }
  for (const section of sections) section.open = false
  listen(go)
  draw()
  return (findings) => {
    state.findings = findings
    draw()
  }
}

/** Arrow keys, and swipes that go further sideways than up or down. */
function listen(go: (to: number) => void): void {
  const keys: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  }
  document.addEventListener('keydown', (event) => {
    const to = keys[event.key]
    const isTyping = event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement
    if (to === undefined || isTyping || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(to)
  })
  let from: Touch | undefined
  document.addEventListener('touchstart', ({ touches }) => {
    from = touches.length === 1 ? touches[0] : undefined
  })
  document.addEventListener('touchend', ({ changedTouches: [end] }) => {
    if (!from || !end) return
    const [x, y] = [end.clientX - from.clientX, end.clientY - from.clientY]
    from = undefined
    if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y) * 2) go(x < 0 ? 1 : -1)
  })
}

interface Ways {
  readonly go: (to: number) => void
  readonly pick: (change: Partial<State>) => void
}

function screen(data: PageData, state: State, pictures: readonly string[][], ways: Ways): Node[] {
  const { language, viewer, at } = state
  const words = data.languages[language]?.words
  if (!words) return []
  const eyes = data.viewers[viewer]?.eyes ?? ''
  const seen = visibleSteps(data, eyes)
  const now = seen.findLastIndex((step) => step <= at)
  const index = Math.max(
    0,
    data.scenes.findLastIndex(({ step }) => step <= at),
  )
  const scene = data.scenes[index]
  const next = data.scenes.find(({ step }) => step > at)
  const hand = scene?.hands[eyes]?.[language] ?? ''
  return [
    el(
      'nav',
      {},
      picker(
        'language',
        words.language,
        data.languages.map(({ name }) => name),
        language,
        (to) => ways.pick({ language: to }),
      ),
      picker(
        'eyes',
        words.eyes,
        data.viewers.map(({ names }) => names[language] ?? ''),
        viewer,
        (to) => ways.pick({ viewer: to }),
      ),
    ),
    el(
      'figure',
      {},
      el('img', { src: pictures[language]?.[index] ?? '', alt: scene?.alts[language] ?? '' }),
      el('figcaption', { class: 'told' }, scene?.captions[language] ?? ''),
    ),
    ...(hand === '' ? [] : [el('p', { class: 'told hand' }, hand)]),
    ...drawCurve(data, at, words),
    controls(data, state, { seen, now, next: next?.step }, ways),
    el('div', { class: 'lines', 'aria-live': 'polite' }, ...lines(data, state, eyes)),
    ...draws(data, state),
    el('p', { class: 'small' }, words.keys),
  ]
}

interface Where {
  readonly seen: readonly number[]
  readonly now: number
  readonly next: number | undefined
}

function controls(data: PageData, { language }: State, { seen, now, next }: Where, ways: Ways): Node {
  const words = data.languages[language]?.words
  const turn = (id: string, sign: string, label: string, act: (() => void) | undefined) => {
    const button = el('button', { type: 'button', id, 'aria-label': label, title: label }, sign)
    if (act) button.addEventListener('click', act)
    else button.setAttribute('disabled', '')
    return button
  }
  const range = el('input', {
    type: 'range',
    id: 'place',
    min: '1',
    max: `${seen.length}`,
    value: `${now + 1}`,
    'aria-label': (words?.step ?? '').replace('{step}', `${now + 1}`).replace('{of}', `${seen.length}`),
  })
  range.addEventListener('change', () => ways.pick({ at: seen[Number(range.value) - 1] ?? 0 }))
  return el(
    'div',
    { class: 'controls' },
    turn('back', '◀', words?.back ?? '', now > 0 ? () => ways.go(-1) : undefined),
    range,
    el('output', {}, `${now + 1}/${seen.length}`),
    turn('forward', '▶', words?.forward ?? '', now < seen.length - 1 ? () => ways.go(1) : undefined),
    turn(
      'next',
      '▶▶',
      words?.nextPicture ?? '',
      next === undefined ? undefined : () => ways.pick({ at: next }),
    ),
  )
}

function lines({ steps, languages }: PageData, { at, language }: State, eyes: string): Node[] {
  const told = steps[at]?.lines.filter(({ to }) => !to || to.includes(Number(eyes))) ?? []
  return told.map(({ texts, undone, to }) => {
    const text = texts[language] ?? ''
    const note = undone ? [el('small', {}, ` (${languages[language]?.words.undone})`)] : []
    const line = undone ? el('s', {}, text) : text
    return el('p', { class: to ? 'told own' : 'told' }, line, ...note)
  })
}

/** What chance gave in a step; a shuffled list by its length. */
function draws({ proof, steps, languages }: PageData, { at, language }: State): Node[] {
  const [from, to] = [steps[at - 1]?.entry ?? -1, steps[at]?.entry ?? -1]
  const made = proof?.draws.flatMap((draw, n) =>
    draw.entry > from && draw.entry <= to ? [{ n, ...draw }] : [],
  )
  if (!made || made.length === 0) return []
  const said = made.map(({ n, gave }) => {
    const what = 'sides' in gave ? `${gave.value} < ${gave.sides}` : `⇄ ${gave[1].length}`
    return el('li', {}, `#${n + 1}: ${what}`)
  })
  return [
    el(
      'details',
      { class: 'draws' },
      el('summary', {}, languages[language]?.words.draws ?? ''),
      el('ul', {}, ...said),
    ),
  ]
}
