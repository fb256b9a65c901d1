// Troubles of tables: members leave, fall silent, stall, propose to replace others, and end their game.
import type { GameInfo } from '../../../src/host/table/types.ts'
import { DAY, HOUR } from '../../../src/text/length.ts'
import type { Member, Trouble, PlayedWorld as World } from './types.ts'

type Befall = (world: World, info: GameInfo) => Promise<void>

/** The members at a table who are there and have done nothing yet but answer in time. */
const steadyAt = (world: World, { players }: GameInfo): Member[] =>
  players.flatMap(({ member }) => world.people.steady(member) ?? [])

/** A member leaves the server; some are back after days. */
function leave(world: World, info: GameInfo, member: Member | undefined): void {
  if (!member) return
  world.counts.departures++
  world.discord.left.add(member.id)
  member.isSteady = false
  if (member.random.int(3) > 0) return
  world.time.in(2 * DAY + member.random.int(4 * DAY), async () => {
    world.discord.left.delete(member.id)
    await world.host.clock.comeBack(info.id, member)
  })
}

function silence(world: World, info: GameInfo, member: Member | undefined, ms: number): void {
  if (!member) return
  world.counts.silences++
  member.isSteady = false
  member.silentUntil = world.time.now + ms
  if (Number.isFinite(ms)) world.time.in(ms, () => world.people.act(info.id, member))
}

/** Somebody proposes that a stranger takes the seat of a member who answers in time. */
async function steal(world: World, info: GameInfo, isHost: boolean): Promise<void> {
  const steady = steadyAt(world, info)
  const thief = steady.find(({ id }) => (id === info.host) === isHost) ?? steady[0]
  const victim = steady.find((each) => each !== thief)
  const seat = info.players.find(({ member }) => member === victim?.id)?.seat
  if (!thief || seat === undefined) return
  world.counts.seatThefts++
  const newcomer = world.people.add(`${info.id} stranger ${seat}`)
  await world.host.votes.propose(info.id, thief, { kind: 'replace', seat, newcomer })
}

async function resignAll(world: World, info: GameInfo): Promise<void> {
  for (const { member } of info.players) {
    const person = world.people.there(member)
    if (!person) continue
    person.isSteady = false
    await world.host.play.resign(info.id, person)
  }
}

export const TROUBLES: Readonly<Record<Trouble, Befall>> = {
  leaving: async (world, info) =>
    leave(
      world,
      info,
      steadyAt(world, info).find(({ id }) => id !== info.host),
    ),
  'host-leaves': async (world, info) => leave(world, info, world.people.there(info.host)),
  async silence(world, info) {
    const member = steadyAt(world, info).at(-1)
    silence(world, info, member, (7 + (member?.random.int(50) ?? 0)) * DAY)
  },
  async stalling(world, info) {
    const [member] = steadyAt(world, info)
    if (!member) return
    world.counts.stallers++
    member.isSteady = false
    member.stalls = true
  },
  theft: (world, info) => steal(world, info, true),
  'voted-theft': (world, info) => steal(world, info, false),
  async pause(world, info) {
    const [member, other] = steadyAt(world, info)
    if (!member) return
    await world.host.votes.propose(info.id, member, { kind: 'pause' })
    world.time.in(2 * DAY, async () => {
      if (other) await world.host.votes.propose(info.id, other, { kind: 'resume' })
    })
  },
  async 'call-off'(world, info) {
    const member = info.players.flatMap((player) => world.people.there(player.member) ?? [])[0]
    if (member) await world.host.votes.propose(info.id, member, { kind: 'cancel' })
    world.time.in(5 * DAY, () => resignAll(world, info))
  },
  async 'all-leave'(world, info) {
    for (const { member } of info.players) leave(world, info, world.people.there(member))
  },
  async 'all-silent'(world, info) {
    for (const { member } of info.players)
      silence(world, info, world.people.there(member), Number.POSITIVE_INFINITY)
  },
  'all-resign': resignAll,
  async closed(world, info) {
    const manager = world.people.add('manager')
    world.time.in(HOUR, async () => void (await world.host.upkeep.close(info.id, manager, 'over')))
  },
}
