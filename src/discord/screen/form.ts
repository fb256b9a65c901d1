// Forms: what a person fills in, up to five fields under a label each, as plain data and as Discord takes it.
// https://docs.discord.com/developers/components/reference#label
import {
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
  TextInputStyle,
} from 'discord.js'
import { clip } from '../../text/markdown.ts'
import { LIMITS } from './limits.ts'
import { clippedOptions, type SelectOption } from './screen.ts'

/** A field: words to type, one or any of some options, or roles or channels of the server. It shows what holds by now. */
export type Field = { readonly id: string; readonly label: string; readonly hint?: string | undefined } & (
  | {
      readonly kind: 'words'
      readonly maxLength: number
      readonly value?: string
      /** It may be left empty. */
      readonly optional?: true
    }
  | { readonly kind: 'one' | 'any'; readonly options: readonly SelectOption[] }
  | { readonly kind: 'roles' | 'channels'; readonly max: number; readonly chosen: readonly string[] }
)

/** A form; it can only be the first answer to an interaction. */
export interface Form {
  readonly id: string
  readonly title: string
  readonly fields: readonly Field[]
}

/** The field of a form that asks for words alone. */
export const WORDS_FIELD = 'words'

/** A form that asks for words alone. */
export const wordsForm = ({
  id,
  title,
  label,
  maxLength,
}: Pick<Form, 'id' | 'title'> & { readonly label: string; readonly maxLength: number }): Form => ({
  id,
  title,
  fields: [{ id: WORDS_FIELD, label, kind: 'words', maxLength }],
})

/** A form as Discord takes it, with all texts clipped to what it takes. */
export const formBody = ({ id, title, fields }: Form): APIModalInteractionResponseCallbackData => ({
  custom_id: id,
  title: clip(title, LIMITS.fieldLabel),
  components: fields
    .slice(0, LIMITS.fields)
    .map((field) => ({
      type: ComponentType.Label,
      label: clip(field.label, LIMITS.fieldLabel),
      ...(field.hint && { description: clip(field.hint, LIMITS.label) }),
      component: componentOf(field),
    })),
})

/** So many options stand below each other, where one press picks one; more are a menu, which takes less room. */
const FEW = 5

function componentOf(field: Field): APIComponentInLabel {
  const { id: custom_id } = field
  switch (field.kind) {
    case 'words':
      return {
        type: ComponentType.TextInput,
        custom_id,
        style: field.maxLength > LIMITS.label ? TextInputStyle.Paragraph : TextInputStyle.Short,
        max_length: field.maxLength,
        required: !field.optional,
        ...(field.value && { value: field.value }),
      }
    case 'one': {
      const options = clippedOptions(field.options)
      return options.length > 1 && options.length <= FEW
        ? { type: ComponentType.RadioGroup, custom_id, required: true, options }
        : { type: ComponentType.StringSelect, custom_id, required: true, options }
    }
    case 'any': {
      const options = clippedOptions(field.options)
      const range = { required: false, min_values: 0, max_values: options.length }
      return options.length <= LIMITS.ticks
        ? { type: ComponentType.CheckboxGroup, custom_id, ...range, options }
        : { type: ComponentType.StringSelect, custom_id, ...range, options }
    }
    case 'roles':
    case 'channels':
      return ofTheServer(field)
  }
}

/** Channels in which a table can be opened, or that have threads where one can. */
const CHANNELS = [
  ...[ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildVoice],
  ...[ChannelType.GuildStageVoice, ChannelType.GuildForum],
] as const

function ofTheServer({
  id: custom_id,
  kind,
  max: max_values,
  chosen,
}: Extract<Field, { kind: 'roles' | 'channels' }>): APIComponentInLabel {
  const range = { required: false, min_values: 0, max_values }
  if (kind === 'roles')
    return {
      type: ComponentType.RoleSelect,
      custom_id,
      ...range,
      default_values: chosen.map((id) => ({ id, type: SelectMenuDefaultValueType.Role })),
    }
  return {
    type: ComponentType.ChannelSelect,
    custom_id,
    ...range,
    channel_types: [...CHANNELS],
    default_values: chosen.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
  }
}
