// Opens the host: its counter for the floors above, and the work that goes on behind it.
import type { Logger } from 'pino'
import type { Title } from '../games/title.ts'
import * as desks from '../store/desk.ts'
import { findGame, gameInChannel, openGames, playingGames } from '../store/games.ts'
import type { Store } from '../store/open.ts'
import type { Language } from '../text/language.ts'
import { playComputers } from './computers.ts'
import type { Desk } from './desk.ts'
import type { Host } from './host.ts'
import { infoOf } from './info.ts'
import { cancel, resign, resume, saveThread } from './leaving.ts'
import { addComputer, join, leave, openLobby, start } from './lobby.ts'
import { gamesDue, postGame } from './outbox.ts'
import { answer, look } from './play.ts'
import { exportOf, lastTold, storyFor } from './records.ts'
import { TIMING } from './timing.ts'
import type { Clock, Draft, GameId, Post, Publisher } from './types.ts'
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
  }

  async function stirDue(): Promise<void> {
    for (const game of await gamesDue(desk)) stir(game)
  }

  const sweep = () => {
    const ago = (ms: number) => new Date(clock.now().getTime() - ms)
    return desks.forgetOld(db, ago(TIMING.claims), ago(TIMING.drafts))
  }

  return {
    openLobby: (call) => openLobby(desk, call),
    join: (game, person, interaction, luck) => join(desk, game, person, interaction, luck),
    leave: (game, person) => leave(desk, game, person),
    addComputer: (game, person, strength) => addComputer(desk, game, person, strength),
    start: (game, person) => start(desk, game, person),
    cancel: (game, person) => cancel(desk, game, person),
    resign: (game, person) => resign(desk, game, person),
    resume: (game, person, channel) => resume(desk, game, person, channel),

    answer: (call) => answer(desk, call),
    look: (game, person) => look(desk, game, person),
    story: (game, from) => storyFor(desk, game, 'public', from),
    storyOf: (game, seat, last) => lastTold(desk, game, seat, last),
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
    saveThread: (game, thread) => saveThread(desk, game, thread),

    languageOfMember: async (member) => (await desks.memberLanguage(db, member)) as Language | undefined,
    setLanguageOfMember: (person, language) => desks.saveMemberLanguage(db, person.id, person.name, language),
    languageOfGuild: async (guild) => (await desks.guildLanguage(db, guild)) as Language | undefined,
    setLanguageOfGuild: (guild, language) => desks.saveGuildLanguage(db, guild, language),

    claim: (interaction) => desks.insertClaim(db, interaction, clock.now()),
    setting: (key) => desks.findSetting(db, key),
    saveSetting: (key, value) => desks.upsertSetting(db, key, value),
    lease: (name) => store.locks.take(`lease ${name}`),
    release: (name) => store.locks.free(`lease ${name}`),

    async begin(poster) {
      publisher = poster
      for (const game of await playingGames(db)) stir(game)
      await stirDue()
      timers = [
        setInterval(() => shop.run('poll', stirDue), TIMING.poll),
        setInterval(() => shop.run('sweep', sweep), TIMING.sweep),
      ]
    },
    async runDue() {
      await stirDue()
      await shop.quiet()
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      publisher = undefined
      await shop.close(TIMING.farewell)
    },
  }
}
