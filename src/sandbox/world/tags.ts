// The tags of a forum and of its posts.
// https://discord.com/developers/docs/resources/channel#forum-tag-object
import type { TagBody } from './bodies.ts'
import { refuse } from './errors.ts'
import type { Channel, ForumTag, Id } from './model.ts'
import { botId, may, newId, type World } from './world.ts'

/** Makes these the tags of a forum; those that are not among them go, from its posts too. @throws 10087, 40061 */
export function changeTags(world: World, forum: Channel, wanted: readonly TagBody[]): void {
  if (new Set(wanted.map(({ name }) => name)).size < wanted.length) throw refuse('tagNamesUnique')
  const known = forum.tags ?? []
  const tags = wanted.map((tag): ForumTag => {
    const id = tag.id ?? undefined
    if (id !== undefined && !known.some((each) => each.id === id)) throw refuse('unknownTag')
    return {
      id: id ?? newId(world),
      name: tag.name,
      moderated: tag.moderated ?? false,
      emojiId: tag.emoji_id ?? null,
      emojiName: tag.emoji_name ?? null,
    }
  })
  forum.tags = tags
  for (const post of world.state.channels)
    if (post.parent === forum.id && post.applied)
      post.applied = post.applied.filter((id) => tags.some((tag) => tag.id === id))
}

/** The tags that the bot may put on a post of a forum. @throws 10087, 40067, 50013 */
export function tagsToApply(world: World, forum: Channel, wanted: readonly Id[]): Id[] {
  for (const id of wanted) {
    const tag = forum.tags?.find((each) => each.id === id)
    if (tag === undefined) throw refuse('unknownTag')
    if (tag.moderated && !may(world, forum, botId(world), 'ManageThreads')) throw refuse('missingPermissions')
  }
  if (forum.requiresTag && wanted.length === 0) throw refuse('tagRequired')
  return [...new Set(wanted)]
}
