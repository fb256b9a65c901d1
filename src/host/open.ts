// Opens the host: its counter for the floors above, and the work that goes on behind it.
import type { Logger } from 'pino'
import type { Title } from '../games/title.ts'
import * as desks from '../store/desk.ts'
import { findGame, gameInChannel, gamesToldSince, openGames, playingGames } from '../store/games.ts'
import type { Store } from '../store/open.ts'
import { setVoteMessage } from '../store/votes.ts'
import type { Language } from '../text/language.ts'
import { type Handlers, runAgenda } from './agenda.ts'
import { playComputers } from './computers.ts'
import { ORDERS } from './covered.ts'
import type { Desk } from './desk.ts'
import { askForDesk, closeDesk, deskOf, keepDesk, tendDesks, turnDesk } from './desks.ts'
import { erase } from './erasing.ts'
import { exportPerson } from './exporting.ts'
import { historyOf } from './history.ts'
import type { Host } from './host.ts'
import { infoOf } from './info.ts'
import { cancel, placeGone, resign, resume, saveThread } from './leaving.ts'
import { addComputer, join, leave, openLobby, start } from './lobby.ts'
import { openingOf } from './opening.ts'
import { endLulls, giveOrder, keepOrders, ordersOf } from './ordering.ts'
import { answerByOrders } from './orders.ts'
import { gamesDue, postGame } from './outbox.ts'
import { answer, look } from './play.ts'
import { exportOf, lastTold, storyFor } from './records.ts'
import { setAway, setQuiet, setReminders, timesOf } from './time/absence.ts'
import { ring } from './time/alarm.ts'
import { ALARM } from './time/keeping.ts'
import { beat, wakeUp } from './time/outages.ts'
import { comeBack, goneFrom } from './time/returning.ts'
import { tableClocks } from './time/showing.ts'
import { TIMING } from './timing.ts'
import type { Clock, Draft, GameId, Post, Publisher } from './types.ts'
import { undo } from './undoing.ts'
import { endVote, VOTE_ENDS } from './voting/closing.ts'
import { castVote, propose, voteInfo } from './voting/votes.ts'
import { workshop } from './workshop.ts'

/** What a host needs. */
export interface HostNeeds {
  readonly store: Store
  readonly titles: Readonly<Record<string, Title>>
  readonly clock: Clock
  readonly log: Logger
}

/** A host at work. */
export interface OpenHost extends Host {
  /** Begins to post through a publisher, lets computers play, and looks after what was left when the last process ended. */
  begin(publisher: Publisher): Promise<void>
  /** Does everything that is due now, and waits until it is done. */
  runDue(): Promise<void>
  /** Ends its work in order, within a few seconds; nothing is lost. */
  stop(): Promise<void>
}

/** What does the tasks of the agenda, by kind. */
const HANDLERS: Handlers = { [ALARM]: ring, [ORDERS]: answerByOrders, [VOTE_ENDS]: endVote }

/** Opens a host on a database. */
export function openHost({ store, titles, clock, log }: HostNeeds): OpenHost {
  const { db } = store
  let publisher: Publisher | undefined
  const shop = workshop(log)
  const desk: Desk = { store, titles, clock, log, stir: (game) => stir(game) }
  let timers: NodeJS.Timeout[] = []

  function stir(game: GameId): void {
    const poster = publisher
    if (!poster) return
    shop.run(`post ${game}`, (going) => postGame(desk, poster, game, going))
    shop.run(`computers ${game}`, (going) => playComputers(desk, game, going))
    stirDesks()
  }

  function stirDesks(): void {
    const poster = publisher
    if (poster) shop.run('desks', (going) => tendDesks(desk, poster, going))
  }

  async function stirDue(): Promise<void> {
    for (const game of await gamesDue(desk)) stir(game)
    stirDesks()
  }

  const runTasks = (): void => shop.run('agenda', (going) => runAgenda(desk, HANDLERS, going))

  let swept = Number.NEGATIVE_INFINITY
  async function sweep(): Promise<void> {
    const now = clock.now().getTime()
    if (now - swept < TIMING.sweep) return
    swept = now
    const ago = (ms: number) => new Date(now - ms)
    const { claims, drafts, delivered } = TIMING
    await desks.forgetOld(db, { claims: ago(claims), drafts: ago(drafts), delivered: ago(delivered) })
  }

  return {
    openLobby: (call) => openLobby(desk, call),
    join: (game, person, interaction, luck) => join(desk, game, person, interaction, luck),
    leave: (game, person) => leave(desk, game, person),
    addComputer: (game, person, strength) => addComputer(desk, game, person, strength),
    start: (game, person) => start(desk, game, person),
    cancel: (game, person) => cancel(desk, game, person),
    resign: (game, person) => resign(desk, game, person),
    placeGone: (channel) => placeGone(desk, channel),
    resume: (game, person, channel) => resume(desk, game, person, channel),

    ordersOf: (person, scope) => ordersOf(desk, person, scope),
    giveOrder: (person, scope, call) => giveOrder(desk, person, scope, call),
    keepOrders: (person, game) => keepOrders(desk, person, game),
    endLulls: (person, game) => endLulls(desk, person, game),

    comeBack: (game, person) => comeBack(desk, game, person),
    goneFrom: (game, member) => goneFrom(desk, game, member),
    timesOf: (member) => timesOf(desk, member),
    setAway: (person, until) => setAway(desk, person, until),
    setQuiet: (person, quiet) => setQuiet(desk, person, quiet),
    setReminders: (person, change) => setReminders(desk, person, change),
    clocks: (game) => tableClocks(desk, game),
    propose: (game, person, proposal) => propose(desk, game, person, proposal),
    castVote: (vote, person, yes) => castVote(desk, vote, person, yes),
    vote: (id) => voteInfo(desk, id),
    saveVotePost: (id, channel, message) => setVoteMessage(db, id, channel, message),

    answer: (call) => answer(desk, call),
    undo: (game, person, token, interaction) => undo(desk, game, person, token, interaction),
    look: (game, person) => look(desk, game, person),
    opening: (game) => openingOf(desk, game),
    story: (game, from) => storyFor(desk, game, 'public', from),
    storyOf: (game, seat, last) => lastTold(desk, game, seat, last),
    history: (game, person, asked) => historyOf(desk, game, person, asked),
    export: (game) => exportOf(desk, game),

    async info(game) {
      const row = await findGame(db, game)
      return row && infoOf(row)
    },
    async gameIn(channel, over = false) {
      const row =
        (await gameInChannel(db, channel, false)) ??
        (over ? await gameInChannel(db, channel, true) : undefined)
      return row && infoOf(row)
    },
    gamesOf: async (member, guild) =>
      (await openGames(db, { member, ...(guild !== undefined && { guild }) })).map(infoOf),
    gamesHere: async (guild) => (await openGames(db, { guild })).map(infoOf),

    async draft(member, token): Promise<Draft> {
      return (await desks.findDraft(db, member, token)) ?? { picks: [], page: 0, version: 0 }
    },
    async saveDraft(member, token, draft) {
      const saved = await desks.replaceDraft(db, member, token, draft, clock.now())
      return saved ? { ...draft, version: draft.version + 1 } : undefined
    },

    post: async (game, kind) => (await desks.findPost(db, game, kind)) as Post | undefined,
    savePost: (game, post) => desks.upsertPost(db, game, post),
    gamesToldSince: async (since) => (await gamesToldSince(db, since)).map(infoOf),
    saveThread: (game, thread) => saveThread(desk, game, thread),

    languageOfMember: async (member) => (await desks.memberLanguage(db, member)) as Language | undefined,
    setLanguageOfMember: (person, language) => desks.saveMemberLanguage(db, person.id, person.name, language),
    languageOfGuild: async (guild) => (await desks.guildLanguage(db, guild)) as Language | undefined,
    setLanguageOfGuild: (guild, language) => desks.saveGuildLanguage(db, guild, language),

    exportPerson: (person) => exportPerson(desk, person),
    async erase(person) {
      // While it is known whose it is: the desk is cleared before its member is forgotten.
      await closeDesk(desk, person)
      if (publisher) await tendDesks(desk, publisher, () => true, person.id)
      await erase(desk, person)
    },

    async askForDesk(person, language) {
      const asked = await askForDesk(desk, person, language)
      stirDesks()
      return asked
    },
    async keepDesk(person) {
      const kept = await keepDesk(desk, person)
      stirDesks()
      return kept
    },
    async closeDesk(person) {
      const closed = await closeDesk(desk, person)
      stirDesks()
      return closed
    },
    deskOf: (person) => deskOf(desk, person),
    turnDesk: (person, game) => turnDesk(desk, person, game),

    claim: (interaction) => desks.insertClaim(db, interaction, clock.now()),
    setting: (key) => desks.findSetting(db, key),
    saveSetting: (key, value) => desks.upsertSetting(db, key, value),
    lease: (name) => store.locks.take(`lease ${name}`),
    release: (name) => store.locks.free(`lease ${name}`),

    async begin(poster) {
      await wakeUp(desk)
      publisher = poster
      for (const game of await playingGames(db)) stir(game)
      await stirDue()
      timers = [
        setInterval(() => shop.run('poll', stirDue), TIMING.poll),
        setInterval(runTasks, TIMING.poll),
        setInterval(() => shop.run('sweep', sweep), TIMING.poll),
        setInterval(() => shop.run('pulse', () => beat(desk)), TIMING.pulse),
      ]
    },
    async runDue() {
      runTasks()
      shop.run('sweep', sweep)
      await shop.quiet()
      await stirDue()
      await shop.quiet()
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      publisher = undefined
      if (timers.length > 0) await beat(desk)
      await shop.close(TIMING.farewell)
    },
  }
}
