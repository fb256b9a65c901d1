// `/me block`: keeps another member from one's tables, queues and invitations, and lists whom one keeps away.
import { choiceOption, memberOption, subcommand } from '../../src/discord/call/definition.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { MOST_BLOCKED } from '../../src/host/people/index.ts'
import { type Part, SWITCH } from '../game/part.ts'

const mentions = (ids: readonly string[]): string => ids.map((id) => `<@${id}>`).join(' ')

export const block: Part = {
  definition: subcommand(
    'block',
    'me block',
    memberOption('member', 'me block member', { required: false }),
    choiceOption('switch', 'me block switch', SWITCH),
  ),
  async execute({ host: { people } }, call) {
    const words = wordsOf(call.language)
    const { id } = call.person
    const other = call.user('member')
    if (!other) {
      const blocked = await people.blockedOf(id)
      return {
        content: words[blocked.length > 0 ? 'blocked-list' : 'blocked-none']({ who: mentions(blocked) }),
      }
    }
    const who = mentions([other.id])
    if (call.text('switch') === 'off')
      return { content: words[(await people.unblock(id, other.id)) ? 'unblocked' : 'not-blocked']({ who }) }
    const isBlocked = await people.block(id, other.id)
    return { content: isBlocked ? words.blocked({ who }) : words['blocked-many']({ max: MOST_BLOCKED }) }
  },
}
