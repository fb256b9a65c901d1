// What the bot remembers of Discord may be gone or other by the time it is changed: each thing has a way on.
// https://discord.com/developers/docs/resources/message#edit-message
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FaultOrder } from '../../src/sandbox/index.ts'
import { last, openTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let thread: string
beforeEach(async () => {
  server = await openTestServer()
  thread = await server.begin()
})
afterEach(() => server.close())

const place = () => ({ id: thread })
const publicly = (where = place()) =>
  server.sandbox.transcript(where).filter(({ ephemeral, bot }) => bot && !ephemeral)
const prompts = () => publicly().filter(({ buttons }) => buttons.includes('Your move'))
const told = (what: string) => publicly().filter(({ content }) => content.includes(what))
const status = async () => (await server.app.host.games.inChannel(thread))?.status
const editing = (channel: string, message = '*') => `PATCH /channels/${channel}/messages/${message}`
const deleting = (channel: string, message: string) => `DELETE /channels/${channel}/messages/${message}`

/** So many seconds, one after the other, with all that falls due in them. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    server.clock.advance(1_000)
    await server.app.settled()
  }
}

async function play(...choices: readonly string[]): Promise<void> {
  for (const choice of choices) await server.mei.slash(place(), 'play', { choice })
  await server.app.settled()
}

/** Why a message cannot be changed any more. */
const WHYS: readonly (readonly [string, Pick<FaultOrder, 'refusal' | 'status' | 'code'> | 'deleted'])[] = [
  ['was deleted (10008)', 'deleted'],
  ['is not the bot’s to change (50005)', { refusal: 'notYourMessage' }],
  ['takes no such words (50035)', { refusal: 'invalidForm' }],
  ['is refused for a reason nobody knows', { status: 400, code: 59_999 }],
]

/** Makes a message one that cannot be changed. */
function spoil(channel: string, message: string, why: (typeof WHYS)[number][1]): void {
  if (why === 'deleted') server.sandbox.deleteMessage(message)
  else server.sandbox.fault({ route: editing(channel, message), times: 99, ...why })
}

describe.each(WHYS)('a message that %s', (_, why) => {
  it('is told anew, where it is the turn’s', async () => {
    await play('pear')
    spoil(thread, last(told('picked')).id, why)
    await play('1 2 3')
    await pass(4)
    expect(await status()).toBe('playing')
    const turns = told('picked')
    expect(turns).toHaveLength(1)
    expect(turns[0]?.content.match(/picked/g)).toHaveLength(2)
    expect(prompts()).toHaveLength(1)
    expect(server.app.deliveries.every(({ delivery }) => delivery.done)).toBe(true)
  })

  it('gives way to the next prompt, where it is the prompt', async () => {
    spoil(thread, last(prompts()).id, why)
    await play('pear', '1 2 3', 'none', 'rain')
    await pass(2)
    expect(await status()).toBe('playing')
    expect(prompts()).toHaveLength(1)
    expect(last(publicly())).toMatchObject({ notified: ['Arjun'] })
  })

  it('is posted anew, where it is a lobby', async () => {
    const { mei, arjun, sandbox, app } = server
    const room = sandbox.channel('#room')
    await mei.slash('#room', 'game new', { game: 'toy', seats: 3, language: 'en' })
    await app.settled()
    const lobby = last(publicly(room))
    spoil(room.id, lobby.id, why)
    await arjun.slash('#room', 'game join', {})
    await app.settled()
    await pass(2)
    const open = publicly(room).filter(({ buttons }) => buttons.includes('Join'))
    expect(open).toHaveLength(1)
    expect(open[0]?.id).not.toBe(lobby.id)
    expect(open[0]?.content).toContain('Arjun')
  })

  it('keeps what it says, where it is a vote that is over, and the game goes on', async () => {
    const { mei, arjun, app } = server
    await play('1', '1 2 3', 'none', 'rain')
    await arjun.slash(place(), 'play', { choice: 'plum' })
    await mei.slash(place(), 'game undo')
    await app.settled()
    spoil(thread, last(publicly().filter(({ buttons }) => buttons.includes('Allow'))).id, why)
    for (const choice of ['1 2 3', 'none', 'rain']) await arjun.slash(place(), 'play', { choice })
    await pass(2)
    expect(publicly().some(({ content }) => content.startsWith('🏆'))).toBe(true)
    expect(app.deliveries.every(({ delivery }) => delivery.done)).toBe(true)
  })

  it('is laid out anew, where it is a dashboard', async () => {
    const { arjun, app, store } = server
    await arjun.slash('#room', 'me dashboard')
    await app.settled()
    const direct = () => arjun.messages('@bot').filter(({ ephemeral }) => !ephemeral)
    await arjun.click(last(direct()), 'Set up my dashboard')
    await app.settled()
    const before = last(direct())
    spoil(before.channel, before.id, why)
    await play('pear', '1 2 3', 'none', 'rain')
    await pass(12)
    expect(await store.db.dashboard.count()).toBe(1)
    expect(direct()).toHaveLength(1)
    expect(last(direct()).id).not.toBe(before.id)
    expect(last(direct()).content).toContain('Which fruit')
  })
})

describe('under a new application', () => {
  it('the messages of the one before are left as they are, and the game goes on in new ones', async () => {
    const old = last(prompts())
    for (const [method, refusal] of [
      ['PATCH', 'notYourMessage'],
      ['DELETE', 'missingPermissions'],
    ] as const)
      for (const { id, channel } of publicly())
        server.sandbox.fault({ route: `${method} /channels/${channel}/messages/${id}`, times: 99, refusal })
    await play('pear', '1 2 3', 'none', 'rain')
    await pass(5)
    expect(await status()).toBe('playing')
    expect(last(publicly())).toMatchObject({ notified: ['Arjun'] })
    expect(last(prompts()).id).not.toBe(old.id)
    expect(await server.store.db.job.count({ where: { status: { not: 'done' }, kind: 'remove' } })).toBe(0)
  })
})

describe('a prompt that a moderator deletes', () => {
  it('comes back at once, without a sound, also where no clock runs', async () => {
    const { mei, arjun, sandbox } = server
    const untimed = await server.begin([mei, arjun], { speed: 'none' })
    const there = () => publicly({ id: untimed }).filter(({ buttons }) => buttons.includes('Your move'))
    const before = last(there())
    sandbox.deleteMessage(before.id)
    const again = await sandbox.until('the prompt', () => there().at(-1))
    await server.app.settled()
    expect(there()).toHaveLength(1)
    expect(again).toMatchObject({ notified: [], content: before.content })
  })
})

describe('a prompt that is deleted while the bot hears nothing', () => {
  it('comes back on the next day', async () => {
    const { mei, arjun, sandbox, clock, app } = server
    const untimed = await server.begin([mei, arjun], { speed: 'none' })
    const there = () => publicly({ id: untimed }).filter(({ buttons }) => buttons.includes('Your move'))
    sandbox.gateway.forget()
    sandbox.deleteMessage(last(there()).id)
    await sandbox.until('a session', () => (sandbox.gateway.connected > 0 ? true : undefined))
    await app.settled()
    expect(there()).toEqual([])
    clock.advance(25 * 60 * 60_000)
    await app.settled()
    expect(there()).toHaveLength(1)
  })
})

describe('an answer in a thread that was locked since', () => {
  it('reaches the member who pressed in private', async () => {
    const { mei, sandbox } = server
    sandbox.fault({ route: 'PATCH /webhooks/**', status: 400, code: 160_005, times: 9 })
    // It is never shown: nobody waits for it.
    void mei.slash(place(), 'play', { choice: 'pear' }).catch(() => undefined)
    await vi.waitFor(() => expect(last(sandbox.directTranscript('Mei')).content).toContain('鎖定'), 20_000)
    sandbox.calm()
    await server.app.settled()
    expect(told('picked')).toHaveLength(1)
  })
})

/** Whether a message of the thread stands. */
const stands = ({ id }: { readonly id: string }, where = place()) =>
  publicly(where).some((each) => each.id === id)

describe('old prompts', () => {
  const failures: readonly (readonly [string, Omit<FaultOrder, 'route'>])[] = [
    ['Discord is down for a while (503)', { status: 503, times: 12 }],
    ['its answers are lost', { drop: 'after', times: 5 }],
    ['requests are lost', { drop: 'before', times: 5 }],
    ['the bot may not see the place for a while (50001)', { refusal: 'missingAccess', times: 5 }],
  ]
  it.each(failures)('go in the end, while %s', async (_, how) => {
    const old = last(prompts())
    const fault = server.sandbox.fault({ route: deleting(thread, old.id), ...how })
    await play('pear', '1 2 3', 'none', 'rain')
    expect(last(publicly())).toMatchObject({ notified: ['Arjun'] })
    await pass(80)
    // One that is gone already needs no second try.
    expect(fault.times).toBeLessThan(how.times ?? 0)
    expect(prompts()).toHaveLength(1)
    expect(stands(old)).toBe(false)
    expect(await server.store.db.job.count({ where: { status: { not: 'done' }, kind: 'remove' } })).toBe(0)
  })

  it('go after a restart too, and at the end of a game', async () => {
    const { sandbox, mei, arjun } = server
    const one = await server.begin([mei, arjun])
    const old = last(sandbox.transcript({ id: one }).filter(({ buttons }) => buttons.includes('Your move')))
    sandbox.fault({ route: deleting(one, old.id), status: 503, times: 4 })
    for (const choice of ['1', '1 2 3', 'none', 'rain']) await mei.slash({ id: one }, 'play', { choice })
    await server.app.settled()
    await server.restart()
    await pass(4)
    expect(stands(old, { id: one })).toBe(false)
    for (const choice of ['1', '1 2 3', 'none']) await arjun.slash({ id: one }, 'play', { choice })
    await server.app.settled()
    const latest = last(
      sandbox.transcript({ id: one }).filter(({ buttons }) => buttons.includes('Your move')),
    )
    sandbox.fault({ route: deleting(one, latest.id), status: 503, times: 4 })
    await arjun.slash({ id: one }, 'play', { choice: 'rain' })
    await pass(4)
    expect(stands(latest, { id: one })).toBe(false)
  })

  it('of a prompt whose answer was lost go, also where the game went on elsewhere', async () => {
    const { mei, sandbox, app } = server
    const elsewhere = sandbox.addChannel({ name: 'elsewhere' }).id
    const game = (await app.host.games.inChannel(thread))?.id ?? ''
    // The prompt after Mei's turn is posted, Discord's answer is lost, and then the thread takes no more.
    sandbox.fault({ route: `POST /channels/${thread}/messages`, drop: 'after', skip: 1 })
    await play('pear')
    sandbox.changeThread({ id: thread }, { locked: true, archived: true })
    for (const choice of ['1 2 3', 'none', 'rain'])
      await mei.slash({ id: elsewhere }, 'play', { choice, game })
    await pass(10)
    await mei.slash({ id: elsewhere }, 'game resume', { game })
    await app.settled()
    sandbox.changeThread({ id: thread }, { locked: false, archived: false })
    await pass(400)
    expect(prompts()).toEqual([])
  })
})
