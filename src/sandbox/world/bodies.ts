// The request bodies handlers work with, once the checks have let them pass.
import type { AttachmentRef } from './attachments.ts'
import type { AllowedMentions } from './mentions.ts'
import type { Choice, Component, Embed, Id } from './model.ts'

export interface MessageBody {
  content?: string | null
  embeds?: Embed[] | null
  components?: Component[] | null
  attachments?: AttachmentRef[] | null
  allowed_mentions?: AllowedMentions | null
  flags?: number | null
  tts?: boolean | null
  nonce?: string | number | null
  enforce_nonce?: boolean | null
  message_reference?: { message_id?: Id; fail_if_not_exists?: boolean } | null
}

export interface CallbackBody {
  type: number
  data?: (MessageBody & { choices?: Choice[]; custom_id?: string; title?: string }) | null
}

/** A tag of a forum as it is to be: one with an id is there already. */
export interface TagBody {
  id?: Id | null
  name: string
  moderated?: boolean | null
  emoji_id?: Id | null
  emoji_name?: string | null
}

export interface ThreadBody {
  name?: string
  type?: number
  auto_archive_duration?: number | null
  archived?: boolean
  locked?: boolean
  invitable?: boolean
  message?: MessageBody
  applied_tags?: Id[] | null
}
