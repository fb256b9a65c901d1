// Being forgotten while games begin: no table is left with a seat that is nobody's.
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Store } from '../../src/store/open.ts'
import { testStore } from '../support/databases.ts'
import { arjun, gameOf, granted, hostOn, mei } from '../support/host-table.ts'

const store = await testStore()

/** Looked at after each of the host's transactions. */
let beside: () => Promise<void> = async () => {}
const watched: Store = {
  ...store,
  transaction: async (work) => {
    const result = await store.transaction(work)
    await beside()
    return result
  },
}

let at: ReturnType<typeof hostOn>
beforeEach(async () => {
  await store.db.game.deleteMany()
  at = hostOn(watched)
})
afterEach(() => at.host.stop())

it('a game that begins while its member is forgotten is given up as well', async () => {
  const first = await gameOf(at.host, [arjun])
  let second = ''
  beside = async () => {
    const named = await store.db.player.count({ where: { gameId: first.id, name: mei.name } })
    if (named > 0) return
    beside = async () => {}
    second = (await gameOf(at.host, [arjun])).id
  }
  await at.host.people.erase(mei.id)
  for (const id of [first.id, second]) {
    const { players } = granted(await at.host.play.getView(id, arjun)).info
    expect(players.map(({ member, computer }) => member ?? computer)).toEqual(['normal', arjun.id])
    expect(players.map(({ name }) => name)).not.toContain(mei.name)
  }
})
