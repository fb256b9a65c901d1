// Computes from roles and overwrites whether a member can see a channel.
import { PermissionFlagsBits } from 'discord.js'

/** Who holds which role, what roles allow, and what a channel allows or denies beside that. */
export interface SightFacts {
  readonly guild: string
  readonly owner: string
  readonly member: string
  /** The member's roles, without that of everybody, which has the server's id. */
  readonly held: readonly string[]
  readonly roles: readonly { readonly id: string; readonly permissions: string }[]
  readonly overwrites: readonly { readonly id: string; readonly allow: string; readonly deny: string }[]
}

/** Whether a member can see a channel. */
export function canSee({ guild, owner, member, held, roles, overwrites }: SightFacts): boolean {
  if (owner === member) return true
  const own = [guild, ...held]
  let allowed = roles
    .filter(({ id }) => own.includes(id))
    .reduce((all, { permissions }) => all | BigInt(permissions), 0n)
  if ((allowed & PermissionFlagsBits.Administrator) !== 0n) return true
  for (const ids of [[guild], held, [member]]) {
    const rules = overwrites.filter(({ id }) => ids.includes(id))
    const denied = rules.reduce((all, { deny }) => all | BigInt(deny), 0n)
    allowed = (allowed & ~denied) | rules.reduce((all, { allow }) => all | BigInt(allow), 0n)
  }
  return (allowed & PermissionFlagsBits.ViewChannel) !== 0n
}
