// Members of one name, or whose name reads as a seat's number, are told apart from the moment they join.
import { afterAll, expect, it } from 'vitest'
import { testStore } from '../support/databases.ts'
import { arjun, gameOf, granted, hostOn, interaction, lobbyOf, mei } from '../support/host-table.ts'

const store = await testStore()
const { host } = hostOn(store)
afterAll(() => host.stop())

const namesAt = async (game: string) => (await host.games.info(game))?.players.map(({ name }) => name)
const other = (id: string, name: string) => ({ id, name })

it('two of one name have the end of their ids with it, however it is written', async () => {
  const lobby = await lobbyOf(host, [], 4)
  expect(await namesAt(lobby.id)).toEqual(['Mei'])
  granted(await host.lobby.join(lobby.id, other('2000000000004821', 'ｍｅｉ'), interaction()))
  expect(await namesAt(lobby.id)).toEqual(['Mei #1001', 'ｍｅｉ #4821'])
  // Also where the ends are the same.
  granted(await host.lobby.join(lobby.id, other('200000000000991001', 'Mei'), interaction()))
  expect(await namesAt(lobby.id)).toEqual(['Mei #00001001', 'ｍｅｉ #4821', 'Mei #00991001'])
  granted(await host.lobby.leave(lobby.id, mei))
  expect(await namesAt(lobby.id)).toEqual(['ｍｅｉ #4821', 'Mei #1001'])
})

it('who has left a game does not change the name of the other', async () => {
  const second = other('2000000000004821', 'Mei')
  const { id } = await gameOf(host, [second, arjun])
  granted(await host.play.resign(id, mei))
  expect((await namesAt(id))?.slice(1)).toEqual(['Mei #4821', 'Arjun'])
})

it('a name of digits is no number of a seat, and a computer’s name stays its own', async () => {
  const lobby = await lobbyOf(host, [other('2000000000004821', ' 1')], 4)
  expect(await namesAt(lobby.id)).toEqual(['Mei', '1 #4821'])
  granted(await host.lobby.addComputer(lobby.id, mei, 'normal'))
  granted(await host.lobby.join(lobby.id, other('2000000000005555', 'Wang Can'), interaction()))
  expect(await namesAt(lobby.id)).toEqual(['Mei', '1 #4821', 'Wang Can', 'Wang Can #5555'])
})
