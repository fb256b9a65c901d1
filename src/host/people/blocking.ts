// Blocks a member for another: the two do not meet at tables, in queues or by invitations, and nobody is told.
import { blockedBy, deleteBlock, insertBlock } from '../../store/blocks.ts'
import { type HostContext, transact } from '../table/context.ts'

/** Members that one member can block at most. */
export const MOST_BLOCKED = 100

/** Blocks a member; `false` where that would be too many, or oneself. */
export const block = (context: HostContext, member: string, blocked: string): Promise<boolean> =>
  transact(context, async (tx) => {
    if (member === blocked || (await blockedBy(tx, member)).length >= MOST_BLOCKED) return false
    await insertBlock(tx, { member, blocked, at: context.clock.now() })
    return true
  })

/** Takes a block back; `false` where there was none. */
export const unblock = ({ store }: HostContext, member: string, blocked: string): Promise<boolean> =>
  deleteBlock(store.db, { member, blocked })

/** Whom a member has blocked, the oldest first. */
export const blockedOf = ({ store }: HostContext, member: string): Promise<string[]> =>
  blockedBy(store.db, member)
