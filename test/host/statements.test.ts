// What an answer asks of the database: so many statements, and no more unless somebody means it.
import { afterAll, expect, it } from 'vitest'
import { countStatements } from '../../scripts/bench/statements.ts'
import { paceOf } from '../../src/host/table/clock/pace.ts'
import { testStore } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, interaction, lena, mei } from '../support/host-table.ts'

const store = await testStore()
const counted = countStatements()
const at = hostOn(store)

afterAll(() => at.host.stop())

/** How many statements something takes. */
async function statementsOf(action: () => Promise<unknown>): Promise<number> {
  const before = counted.total()
  counted.start()
  await action()
  counted.stop()
  return counted.total() - before
}

/** Mei's answer to what a game asks her now, looked up before it is counted. */
async function meisAnswer(game: string) {
  const { token = '', playerView } = granted(await at.host.play.getView(game, mei))
  const choice = playerView?.decision?.options.slice(0, 1).map(({ id }) => id) ?? []
  return async () =>
    granted(await at.host.play.answer({ game, person: mei, token, choice, interaction: interaction() }))
}

it('an answer takes four: begin, the game with what lies around it, all that is stored, commit', async () => {
  const { id } = await gameOf(at.host, [arjun, lena])
  expect(await statementsOf(await meisAnswer(id))).toBe(4)
})

it('with clocks it takes as many', async () => {
  const pace = paceOf({ speed: 'daily' })
  const { id } = await gameOf(at.host, [arjun], pace ? { pace } : {})
  expect(await statementsOf(await meisAnswer(id))).toBe(4)
})

it('a look at a game that nobody has moved since takes one', async () => {
  const { id } = await gameOf(at.host, [arjun])
  granted(await answerAs(at.host, id, mei))
  expect(await statementsOf(() => at.host.play.getView(id, arjun))).toBe(1)
})
