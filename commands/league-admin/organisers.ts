// `/league-admin organisers`: the role that organises all leagues of the server, or none; for members with Manage Events.
import { roleOption, subcommand } from '../../src/discord/call/definition.ts'
import { paragraphs } from '../../src/discord/screen/screen.ts'
import { managesEvents } from '../../src/discord/words/permissions.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { escapeMarkdown } from '../../src/text/markdown.ts'
import type { Part } from '../game/part.ts'
import { REASON, reasonOf, reasonOption } from './part.ts'

export const organisers: Part = {
  definition: subcommand(
    'organisers',
    'league-admin organisers',
    reasonOption(),
    roleOption('role', 'league-admin organisers role'),
  ),
  slow: true,
  async execute(bot, call) {
    const words = wordsOf(call.language)
    const { guild, person } = call
    if (guild === undefined) return { content: words['guild-only']() }
    // Not by the role itself: who has been named does not name others.
    if (!managesEvents(call.mayDo)) return { content: words['league-organisers-lacks']() }
    const role = call.role('role')
    if (role === guild) return { content: words['league-create-everyone']() }
    const reason = reasonOf(call)
    if (reason === undefined) return { content: words['league-reason-short'](REASON) }
    await bot.host.leagues.nameOrganisers(guild, { person, reason }, role)
    const done =
      role === undefined
        ? words['league-did-no-organisers']()
        : words['league-did-organisers']({ role: `<@&${role}>` })
    return { content: paragraphs(done, words['league-logged']({ reason: escapeMarkdown(reason) })) }
  },
}
