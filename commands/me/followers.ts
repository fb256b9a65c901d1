// `/me followers`: whether others may follow this member from table to table, and how many do.
import { choiceOption, subcommand } from '../../src/discord/call/definition.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { type Part, SWITCH } from '../game/part.ts'

export const followers: Part = {
  definition: subcommand('followers', 'me followers', choiceOption('switch', 'me followers switch', SWITCH)),
  async execute({ host: { following } }, call) {
    const words = wordsOf(call.language)
    const wanted = call.text('switch')
    if (wanted === 'on' || wanted === 'off') await following.allow(call.person, wanted === 'on')
    const n = await following.followersOf(call.person.id)
    return { content: n === undefined ? words['followers-off']() : words['followers-on']({ n }) }
  },
}
