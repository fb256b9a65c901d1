// The options of a menu of any kind: the bot's own, or the server's people, roles and channels.
import type { Component } from '../../world/model.ts'
import type { Scene } from '../scene/scene.ts'
import type { Pick } from './select.ts'

const STRING = 3
const USER = 5
const ROLE = 6
const MENTIONABLE = 7
const CHANNEL = 8

/** Component types that are menus. */
export const MENUS: readonly number[] = [STRING, USER, ROLE, MENTIONABLE, CHANNEL]

/** What can be picked. */
export function picksOf({ view, avatar }: Scene, menu: Component): readonly Pick[] {
  if (menu.type === STRING) return menu.options ?? []
  const people = view.people
    .filter((each) => view.members.includes(each.id))
    .map((each) => ({ label: each.name, value: each.id, avatar: avatar(each.id) }))
  const roles = view.roles
    .filter((each) => each.id !== view.guild.id)
    .map((each) => ({ label: `@${each.name}`, value: each.id }))
  if (menu.type === USER) return people
  if (menu.type === ROLE) return roles
  if (menu.type === MENTIONABLE) return [...people, ...roles]
  return view.channels
    .filter(({ type, thread }) => type !== 1 && thread === null)
    .filter(({ type }) => menu.channel_types?.includes(type) ?? true)
    .map((each) => ({ label: `#${each.name}`, value: each.id }))
}

/** Whether a menu holds what is on the server, and so may hold more than anybody looks through. */
export const isSearched = ({ type }: Component): boolean => type !== STRING

/** What the message shows as picked. */
export const shownPicks = (menu: Component): readonly string[] => [
  ...(menu.options ?? []).filter((each) => each.default === true).map((each) => each.value),
  ...(menu.default_values ?? []).map((each) => each.id),
]
