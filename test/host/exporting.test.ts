// `/me export` gives everybody their own: what a seat chose before it was handed over is not the newcomer's.
import { expect, it } from 'vitest'
import { findGame, replacePlayers } from '../../src/store/games.ts'
import { testStore } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, lena, mei } from '../support/host-table.ts'

const store = await testStore()

it('leaves out what the seat chose under its former member', async () => {
  const { host } = hostOn(store)
  const { id } = await gameOf(host, [arjun])
  granted(await answerAs(host, id, mei))
  const choices = async (person: typeof mei) =>
    (await host.people.exportOf(person)).games.map((game) => game.choices.length)
  expect(await choices(mei)).toEqual([1])
  granted(await host.play.resign(id, mei))
  const row = await findGame(store.db, id)
  const handed = (row?.players ?? []).map((player) =>
    player.seat === 0 ? { ...player, name: lena.name, member: lena.id, computer: null } : player,
  )
  await replacePlayers(store.db, id, handed)
  expect(await choices(lena)).toEqual([0])
  expect(await choices(arjun)).toEqual([0])
  await host.stop()
})
