// The settings of a lobby as forms: pages by group, numbers, presets, and what is sent late, twice or by somebody else.
import { afterEach, describe, expect, it } from 'vitest'
import { pagesOf } from '../../src/discord/panels/lobby/lobby-pages.ts'
import { formBody } from '../../src/discord/screen/form.ts'
import { LIMITS } from '../../src/discord/screen/limits.ts'
import { defaultOptions, optionFaults, presetOptions } from '../../src/engine/options.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import { paceOf } from '../../src/host/clock/index.ts'
import type { GameInfo } from '../../src/host/table/types.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'
import { toy } from './toy.ts'

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

/** The interaction types of a pressed button and of a form that was filled in. */
const [COMPONENT, FORM] = [3, 5]

/** Arjun, who reads English, opens a lobby; what he sees of it. */
async function lobbyOf(title: Title, seats: number) {
  const open = await openTestServer(title)
  server = open
  const { arjun, app, sandbox } = open
  await arjun.slash('#room', 'game new', { game: title.game.id, seats, language: 'en' })
  await app.settled()
  const lobby = () => last(sandbox.transcript('#room').filter(({ bot, ephemeral }) => bot && !ephemeral))
  const game = async () => last(await app.host.games.ofMember(arjun.id))
  const page = async (name: string) => arjun.click(shown(await arjun.click(lobby(), 'Options')), name)
  return { ...open, lobby, game, page, id: (await game()).id }
}

describe('a game whose settings fit on one page', () => {
  it('opens it at once, filled in with what holds; what is sent shows in the lobby', async () => {
    const { arjun, app, lobby, game } = await lobbyOf(toy, 3)
    const form = await arjun.click(lobby(), 'Options')
    expect(form.modal?.fields.map(({ label }) => label)).toEqual([
      'How many seats?',
      'How fast?',
      'Who may join?',
      'Rules',
      'Size',
    ])
    const sent = await arjun.submit(form, {
      'How many seats?': '2',
      'How fast?': 'relaxed',
      'Who may join?': 'invited',
      Rules: ['Sour fruit'],
    })
    const panel = shown(sent)
    expect(panel.ephemeralFor).toBe('Arjun')
    expect(panel.content).toContain('Sour fruit')
    await app.settled()
    expect(await game()).toMatchObject({
      seats: 2,
      pace: { speed: 'relaxed' },
      inviteOnly: true,
      options: { sour: true, size: 'small' },
    })
    expect(lobby().content).toContain('2 players')
    expect(lobby().content).toContain('Sour fruit')
    // What is left as it is stays; a list can be emptied.
    const again = await arjun.click(panel, 'Options')
    await arjun.submit(again, { Rules: [], Size: 'Big' })
    expect(await game()).toMatchObject({ seats: 2, inviteOnly: true, options: { sour: false, size: 'big' } })
  })

  it('takes no option that the new number of seats does not have, and nothing else of that form', async () => {
    const { arjun, lobby, game } = await lobbyOf(toy, 3)
    const form = await arjun.click(lobby(), 'Options')
    const said = await arjun.submit(form, { 'How many seats?': '4', Size: 'Big', Rules: ['Sour fruit'] })
    expect(shown(said).content).toContain('✗ Size is for 2, 3 players.')
    expect(await game()).toMatchObject({ seats: 3, options: { sour: false, size: 'small' } })
  })

  it('is for its host alone, until the game begins', async () => {
    const { arjun, mei, app, sandbox, lobby, game, id } = await lobbyOf(toy, 2)
    await mei.click(lobby(), 'Join')
    expect((await mei.click(lobby(), 'Options')).text).toContain('Arjun')
    const form = await arjun.click(lobby(), 'Options')
    const data = {
      custom_id: form.modal?.custom_id,
      components: [{ type: 18, id: 1, component: { type: 3, id: 2, custom_id: 'seats', values: ['4'] } }],
    }
    const where = { channel: lobby().channel, source: lobby().id, data }
    expect((await sandbox.forge({ kind: FORM, user: mei.id, ...where })).text).toContain('Arjun')
    expect((await game()).seats).toBe(2)
    await arjun.click(lobby(), 'Start')
    await app.settled()
    expect((await arjun.submit(form, { 'How fast?': 'relaxed' })).text).toContain('has begun')
    expect((await game()).pace.speed).not.toBe('relaxed')
    expect((await app.host.lobby.toConfigure(id, { id: arjun.id, name: 'Arjun' })).ok).toBe(false)
  })

  it('takes nothing that its fields do not hold', async () => {
    const { arjun, sandbox, lobby, game } = await lobbyOf(toy, 3)
    const before = await game()
    const forged = async (custom_id: string, values: readonly string[]) => {
      const { modal } = await arjun.click(lobby(), 'Options')
      const components = [{ type: 18, id: 1, component: { type: 3, id: 2, custom_id, values } }]
      const data = { custom_id: modal?.custom_id, components }
      return sandbox.forge({ kind: FORM, user: arjun.id, channel: lobby().channel, source: lobby().id, data })
    }
    expect((await forged('seats', ['99'])).text).toContain('✗')
    expect((await forged('seats', ['2.5'])).text).toContain('✗')
    expect((await forged('size', ['huge'])).text).toContain('✗')
    await forged('pace', ['custom'])
    await forged('ticks-sour', ['sour=very', 'baskets=[1]'])
    expect(await game()).toEqual(before)
  })
})

describe('two forms at once', () => {
  it('do not undo each other: the later one is refused whole, and shows what holds', async () => {
    const { arjun, lobby, game } = await lobbyOf(toy, 3)
    await arjun.slash('#room', 'language', { mine: 'zh-TW' })
    const one = await arjun.click(lobby(), 'Options')
    const other = await arjun.click(lobby(), 'Options')
    await arjun.submit(one, { 規則: ['酸果'] })
    const late = shown(await arjun.submit(other, { '什麼速度？': 'relaxed', '幾個座位？': '2' }))
    expect(late.content).toContain('這些設定已經改變')
    expect(late.content).toContain('酸果')
    expect(late.ephemeralFor).toBe('Arjun')
    const now = await game()
    expect(now).toMatchObject({ seats: 3, options: { sour: true } })
    expect(now.pace.speed).not.toBe('relaxed')
  })

  it('sent in the same moment: one is taken', async () => {
    const { arjun, lobby, game } = await lobbyOf(toy, 3)
    const forms = await Promise.all([arjun.click(lobby(), 'Options'), arjun.click(lobby(), 'Options')])
    const said = await Promise.all([
      arjun.submit(forms[0], { 'How many seats?': '2' }),
      arjun.submit(forms[1], { Rules: ['Sour fruit'] }),
    ])
    expect(said.filter(({ text }) => text.includes('nothing in it was saved'))).toHaveLength(1)
    const { seats, options } = await game()
    expect([seats === 2, options.sour === true].filter((done) => done)).toHaveLength(1)
  })

  it('lose nothing to somebody who joins meanwhile', async () => {
    const { arjun, mei, lobby, game } = await lobbyOf(toy, 3)
    const form = await arjun.click(lobby(), 'Options')
    await mei.click(lobby(), 'Join')
    await arjun.submit(form, { 'How many seats?': '2' })
    expect((await game()).seats).toBe(2)
  })
})

describe('a game with many options', () => {
  it('has a page for each group', async () => {
    const { arjun, app, lobby, game, page } = await lobbyOf(TITLES.dynasties as Title, 5)
    const panel = shown(await arjun.click(lobby(), 'Options'))
    expect(panel.buttons.slice(0, 4)).toEqual(['Seats and speed', 'Length', 'Cards', 'Questions'])
    const length = await arjun.click(panel, 'Length')
    expect(length.modal?.title).toBe('Length')
    expect(length.modal?.fields.map(({ label }) => label)).toEqual(['Ending', 'Laps', 'Rounds'])
    await arjun.submit(length, { Ending: 'deck', Laps: '3' })
    await arjun.submit(await page('Questions'), { Questions: 'hard' })
    await app.settled()
    expect((await game()).options).toMatchObject({ ending: 'deck', laps: 3, questions: 'hard' })
    expect(lobby().content).toContain('Laps: 3 laps')
  })

  it('lets numbers be typed where no menu holds them all: one out of range is refused with its whole form', async () => {
    const { arjun, game, page } = await lobbyOf(TITLES.dynasties as Title, 5)
    for (const wrong of ['5', '91', '-1', '7.5', 'many']) {
      const said = shown(await arjun.submit(await page('Length'), { Ending: 'clock', Rounds: wrong }))
      expect(said.content).toContain('✗ Rounds: give a whole number from 6 to 90')
      expect(said.ephemeralFor).toBe('Arjun')
    }
    expect((await game()).options).toMatchObject({ ending: 'last', rounds: 30 })
    await arjun.submit(await page('Length'), { Ending: 'clock', Rounds: '４２', Laps: '4' })
    expect((await game()).options).toMatchObject({ ending: 'clock', rounds: 42, laps: 4 })
    await arjun.submit(await page('Length'), { Laps: 'none' })
    expect((await game()).options).toMatchObject({ rounds: 42, laps: 'none' })
  })

  it('takes cards that are typed by name, in any language and in part, and empties the list again', async () => {
    const { arjun, app, lobby, game, page } = await lobbyOf(TITLES.hegemony as Title, 5)
    const form = await page('Table')
    expect(form.modal?.fields.map(({ label }) => label)).toContain('Banned generals')
    await arjun.submit(form, { 'Banned generals': '張飛，guan yu; Lu Bu\n郭嘉 华佗' })
    await app.settled()
    const banned = ['guo-jia', 'guan-yu', 'zhang-fei', 'hua-tuo', 'lu-bu']
    expect((await game()).options.banned).toEqual(banned)
    expect(lobby().content).toContain(
      'Banned generals: Guo Jia 郭嘉, Guan Yu 關羽, Zhang Fei 張飛, Hua Tuo 華佗, Lü Bu 呂布',
    )
    // It is filled in with what holds, which reads as itself, and other fields change nothing of it.
    await arjun.submit(await page('Table'), { Rules: ['Conceding'] })
    expect((await game()).options).toMatchObject({ banned, concede: true })
    await arjun.submit(await page('Table'), { 'Banned generals': '' })
    expect((await game()).options.banned).toEqual([])
  })

  it('names the card that it does not know, the nearest, and takes nothing of that form', async () => {
    const { arjun, mei, app, lobby, game, page } = await lobbyOf(TITLES.hegemony as Title, 8)
    const wrong = shown(
      await arjun.submit(await page('Table'), { 'Banned generals': 'Guan Yu, Zhang Fai', Rules: ['Draft'] }),
    )
    expect(wrong.ephemeralFor).toBe('Arjun')
    expect(wrong.content).toContain('✗ Banned generals: I know no “Zhang Fai”.')
    expect(wrong.content).toContain('Did you mean Zhang Fei 張飛')
    const two = shown(await arjun.submit(await page('Table'), { 'Banned generals': 'Zhang' }))
    expect(two.content).toMatch(/“Zhang” could be .*Zhang Fei 張飛/)
    expect((await game()).options).toMatchObject({ banned: [], draft: false })
    const many = 'Cao Cao, Sima Yi, Xiahou Dun, Zhang Liao, Xu Chu'
    const few = shown(await arjun.submit(await page('Table'), { 'Banned generals': many }))
    expect(few.content).toContain('8 players need 56 generals, and 55 are left')
    expect((await game()).options.banned).toEqual([])
    await mei.click(lobby(), 'Join')
    await app.settled()
    expect((await game()).players).toHaveLength(2)
  })

  it('sets presets with one pick, and shows which holds', async () => {
    const { arjun, game, page, lobby, id } = await lobbyOf(TITLES.hegemony as Title, 5)
    const panel = shown(await arjun.click(lobby(), 'Options'))
    const picked = (screen: typeof panel) =>
      screen.components
        .flatMap(({ components = [] }) => components)
        .find(({ custom_id }) => custom_id === `setpreset|${id}`)
        ?.options?.find((option) => option.default)?.label
    expect(picked(panel)).toBe('Printed 2012')
    const today = shown(await arjun.select(panel, `setpreset|${id}`, ['As printed today']))
    expect(picked(today)).toBe('As printed today')
    expect((await game()).options).toMatchObject({ markers: 'kept', 'last-battle': true, concede: false })
    // One option more is no preset any more.
    const table = await page('Table')
    expect(picked(shown(await arjun.submit(table, { Rules: ['Conceding'] })))).toBeUndefined()
    const printed = shown(await arjun.select(today, `setpreset|${id}`, ['Printed 2012']))
    expect(picked(printed)).toBe('Printed 2012')
    expect((await game()).options).toMatchObject({ markers: 'at-once', concede: false })
  })

  it('shows its settings where a button of a page is older than the game that was chosen since', async () => {
    const { arjun, sandbox, lobby, id } = await lobbyOf(toy, 3)
    const panel = shown(await arjun.submit(await arjun.click(lobby(), 'Options'), {}))
    const data = { custom_id: `formpage|${id}|7`, component_type: 2, id: 1 }
    const press = { kind: COMPONENT, user: arjun.id, channel: panel.channel, source: panel.id, data }
    expect((await sandbox.forge(press)).text).toContain('**Options**')
  })
})

describe('options that are typed with a new game', () => {
  it('are read in any language, and what cannot be is said in the reader’s', async () => {
    const open = await openTestServer(TITLES.dynasties as Title)
    server = open
    const { arjun, mei, app } = open
    const gameOf = async (who: typeof mei) => last(await app.host.games.ofMember(who.id))
    const type = (who: typeof mei, options: string) =>
      who.slash('#room', 'game new', { game: 'dynasties', seats: 5, options })
    expect((await type(mei, '圈數 12')).text).toBe(
      '圈數請填 1 到 9 的整數，或「不限，照原版規則（只剩 1 人：114–255 輪）」。',
    )
    for (const wrong of ['laps=0', 'laps -1', 'Laps: １００'])
      expect((await type(arjun, wrong)).text).toContain('Laps: give a whole number from 1 to 9')
    expect(await app.host.games.ofMember(mei.id)).toEqual([])
    await type(mei, '圈數 4、首位玩家出局')
    expect((await gameOf(mei)).options).toMatchObject({ laps: 4, ending: 'first-fall' })
    await type(arjun, 'laps 7, test of honesty')
    expect((await gameOf(arjun)).options).toMatchObject({ laps: 7, honesty: true })
  })

  it('may be cards by name, several after the name of their option', async () => {
    const open = await openTestServer(TITLES.hegemony as Title)
    server = open
    const { arjun, mei, app } = open
    const type = (who: typeof mei, options: string) =>
      who.slash('#room', 'game new', { game: 'hegemony', seats: 5, options })
    const gameOf = async (who: typeof mei) => last(await app.host.games.ofMember(who.id))
    await type(arjun, 'banned generals: Zhang Fei, Guan Yu, draft')
    expect((await gameOf(arjun)).options).toMatchObject({
      banned: ['guan-yu', 'zhang-fei'],
      draft: true,
      'guan-zhang': false,
    })
    await type(mei, '關羽與張飛、禁用武將：呂布、公開輪選')
    expect((await gameOf(mei)).options).toMatchObject({ banned: ['lu-bu'], draft: true, 'guan-zhang': true })
    expect((await type(arjun, 'banned Lu Bo')).text).toContain('Banned generals: I know no “lu bo”')
    expect((await type(mei, '禁用武將：張飛、關公')).text).toMatch(/「關公」.*\n?.*關羽|關公/)
    expect((await type(arjun, 'Zhang Fei')).text, 'what for is not said').toContain('is not an option')
  })

  it('may be several of a list, which the form ticks one by one', async () => {
    const { arjun, mei, app, lobby, game, id } = await lobbyOf(TITLES.meow as Title, 3)
    const ticks = { Rules: ['Expansions: Battles', 'Expansions: Treasures', 'Advanced'] }
    await arjun.submit(await arjun.click(lobby(), 'Options'), ticks)
    await app.settled()
    expect((await game()).options).toMatchObject({ expansions: ['treasures', 'battles'], advanced: true })
    expect(lobby().content).toContain('Expansions: Treasures, Expansions: Battles')
    await mei.slash('#room', 'game new', { game: 'meow', seats: 2, options: '謀略、寶物' })
    const [typed] = await app.host.games.ofMember(mei.id)
    expect(typed?.options).toMatchObject({ expansions: ['treasures', 'stratagems'] })
    const person = { id: arjun.id, name: 'Arjun' }
    const twice = { options: { expansions: ['battles', 'treasures'] } }
    expect((await app.host.lobby.configure(id, person, twice)).ok).toBe(false)
    const alone = { seats: 1, options: { expansions: ['treasures'] } }
    expect(await app.host.lobby.configure(id, person, alone)).toMatchObject({
      ok: true,
      value: { options: { expansions: [] } },
    })
  })
})

describe('every installed game', () => {
  const tables = Object.values(TITLES).flatMap((title) =>
    LANGUAGES.map((language) => ({ title, language, what: `${title.game.id} ${language}` })),
  )

  it.each(tables)('has pages that Discord takes whole: $what', ({ title, language }) => {
    const { min, max } = title.game.seats
    for (let seats = min; seats <= max; seats++) {
      const options = defaultOptions(title.game)
      const pace = paceOf({ speed: 'daily' })
      const info = {
        id: 'abcde',
        title: title.game.id,
        seats,
        players: [],
        options,
        pace,
      } as unknown as GameInfo
      const pages = pagesOf(title, info, language)
      expect(pages.length).toBeLessThanOrEqual(LIMITS.rowButtons)
      for (const page of pages) {
        const fields = [...page.own, ...page.options.map(({ field }) => field)]
        expect(fields.length).toBeLessThanOrEqual(LIMITS.fields)
        expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
        const body = formBody({ id: 'x', title: page.name, fields })
        expect(JSON.stringify(body), page.name).not.toContain('…')
      }
    }
  })

  it.each(Object.values(TITLES).map((title) => ({ title, id: title.game.id })))(
    'has presets that its options can be set to at every table: $id',
    ({ title }) => {
      const { game, words } = title
      const named = new Set(LANGUAGES.flatMap((language) => Object.keys(words[language].optionPresets ?? {})))
      for (const spec of game.options)
        for (const preset of Object.keys(spec.presets ?? {})) expect([...named], spec.id).toContain(preset)
      for (let seats = game.seats.min; seats <= game.seats.max; seats++)
        for (const preset of named)
          expect(optionFaults(game, seats, presetOptions(game, seats, preset))).toEqual([])
    },
  )
})
