// The menus of one's own turn in Record of the Three Kingdoms, Dynasties of China and Meow Wars, at a daily table: steps
// that are begun and taken back post nothing, renew no clock and count as no answer.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { title as dynasties } from '../../src/games/dynasties/index.ts'
import { title as meow } from '../../src/games/meow/index.ts'
import { title as recordsTitle } from '../../src/games/records/index.ts'
import type { OpenHost } from '../../src/host/index.ts'
import { paceOf } from '../../src/host/table/clock/pace.ts'
import { HOUR } from '../../src/text/length.ts'
import { layOut as layDynasties } from '../games/dynasties/kit.ts'
import { battle, FRIENDS, KEEPS_OPEN } from '../games/meow/table.ts'
import { layOut as layRecords } from '../games/records/kit.ts'
import { testStore } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, lena, mei } from '../support/host-table.ts'

/** Mei may do all that a turn of records can be: build, every general scheme, an attack, Liu Bei's draw. */
const advanced = () =>
  layRecords({
    seats: 3,
    options: { advanced: true },
    lay(at) {
      at.money(0, 30)
      at.lords(0, 'liu-bei')
      at.hand(0, 'tianshui', 'zhang-fei', 'guan-yu', 'beauty-trap-1', 'brick-for-jade-1', 'two-birds-1')
      at.hand(0, 'peach-garden-1', 'take-the-sheep-1', 'win-over-1', 'assassination-1', 'borrowed-arrows-1')
      at.hand(1, 'wait-at-ease-1')
      at.hand(2, 'wait-at-ease-2')
      at.city(1, 'xinye', 'hu-zhen')
      at.city(2, 'beihai', 'liao-hua')
    },
  })

/** Mei may play cards that leave her a choice of whom, how many or which. */
const tang = () =>
  layDynasties({
    era: 'eastern-han',
    lay(at) {
      at.hand(0, 'raid-1', 'question-card-1', 'indian-monks', 'ten-attendants', 'faxian', 'crossing-1')
      at.hand(1, 'raid-2', 'raid-3')
      at.hand(2, 'raid-4', 'raid-5')
    },
  })

/** Mei fights between two neighbours, with a skill and a stratagem that harm. */
const clash = () =>
  battle(
    [
      { front: ['gan-ning', 'guan-yu', null] },
      { front: [FRIENDS[0], null, null] },
      { front: [FRIENDS[1], null, null] },
    ],
    (state) => {
      if (state.players[0]) state.players[0].stratagems = [KEEPS_OPEN]
    },
  )

const { state: recordsState } = advanced()
const { state: dynastiesState } = tang()
const titles = {
  records: { ...recordsTitle, game: { ...recordsTitle.game, setup: () => structuredClone(recordsState) } },
  dynasties: { ...dynasties, game: { ...dynasties.game, setup: () => structuredClone(dynastiesState) } },
  meow: { ...meow, game: { ...meow.game, setup: clash } },
}

const RECORDS = [
  ['build', 'tianshui', 'back'],
  ['attack', 'xinye', 'zhang-fei', 'back'],
  ['attack', 'xinye', 'back'],
  ['brick-for-jade-1', 'realm', 'back'],
  ['two-birds-1', 'back'],
  ['peach-garden-1', 'back'],
  ['take-the-sheep-1', 'back'],
  ['win-over-1', 'back'],
  ['assassination-1', 'xinye', 'back'],
  ['borrowed-arrows-1', 'back'],
  ['liu-bei', 'back'],
]
const DYNASTIES = [
  ['raid-1', 'back'],
  ['question-card-1', 'back'],
  ['indian-monks', 'seat-1', 'back'],
  ['ten-attendants', 'back'],
  ['crossing-1+faxian', 'back'],
]
const MEOW = [
  ['gan-ning', 'back'],
  [KEEPS_OPEN, 'back'],
  ['attack', 'back'],
]

const store = await testStore()
let at: ReturnType<typeof hostOn>
let host: OpenHost

beforeEach(async () => {
  await store.db.game.deleteMany()
  await store.db.member.deleteMany()
  at = hostOn(store, titles)
  host = at.host
  await host.begin(at.publisher)
})
afterEach(() => host.stop())

/** Everything due is done, and everything posted. */
const settle = async () => {
  await host.runDue()
  await new Promise((resolve) => setTimeout(resolve, 50))
  await host.runDue()
}

describe.each([
  ['records', RECORDS, ['build', 'tianshui', 'zhang-fei']],
  ['dynasties', DYNASTIES, ['indian-monks', 'seat-1', 'take-1']],
  ['meow', MEOW, ['gan-ning', 'seat-1']],
] as const)('%s', (title, menus, whole) => {
  const pace = paceOf({ speed: 'daily' })
  const begin = async () => {
    if (!pace) throw new Error('no such pace')
    const { id } = await gameOf(host, [arjun, lena], { title, pace })
    await settle()
    return id
  }
  const play = async (id: string, choice: string) => granted(await answerAs(host, id, mei, [choice]))

  it('takes back every menu unseen, and then plays one at once', async () => {
    const id = await begin()
    const before = granted(await host.play.getView(id, arjun))
    const posted = at.publisher.postings.length
    at.clock.at = new Date(at.clock.at.getTime() + HOUR)
    for (const choices of menus)
      for (const choice of choices) {
        await play(id, choice)
        await settle()
      }
    expect(at.publisher.postings.length).toBe(posted)
    const after = granted(await host.play.getView(id, arjun))
    expect(after.deadlines).toEqual(before.deadlines)
    expect(after.awaited).toEqual(before.awaited)
    expect(after.playerView).toEqual(before.playerView)
    expect((await host.clock.ofGame(id))?.[0]?.answers).toBe(0)
    for (const choice of whole) await play(id, choice)
    await settle()
    expect(at.publisher.postings.length).toBeGreaterThan(posted)
    expect((await host.clock.ofGame(id))?.[0]?.answers).toBe(1)
  })
})
