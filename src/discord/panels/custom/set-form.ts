// Forms for what a set holds: the fields of its game in the language of who fills them in.
import type { CustomField, CustomTarget } from '../../../games/common/title.ts'
import type { Field, Form } from '../../screen/form.ts'
import { customId } from '../../screen/ids.ts'
import { plainIn, wordsOf } from '../../words/present.ts'
import { NONE, type SetPlace } from './set-screen.ts'

/** The form for a target; `undefined` where nothing is to be said of it. */
export function setForm(place: SetPlace, target: CustomTarget): Form | undefined {
  const { title, server, language } = place
  const fields = title.custom?.fields(server.set, target) ?? []
  if (fields.length === 0) return undefined
  const { kind, index = NONE, part = NONE } = target
  const name = title.custom?.kinds.find((each) => each.kind === kind)?.name
  return {
    id: customId('customfilled', title.game.id, server.mark, kind, index, part),
    title: name ? plainIn(language, name, title) : wordsOf(language)['custom-name'](),
    fields: fields.map((field) => fieldOf(place, field)),
  }
}

function fieldOf({ title, language }: SetPlace, field: CustomField): Field {
  const said = (phrase: CustomField['label']) => plainIn(language, phrase, title)
  const head = { id: field.id, label: said(field.label), hint: field.hint && said(field.hint) }
  if (field.kind === 'words') {
    const { maxLength, value, optional } = field
    const held = typeof value === 'object' ? said(value) : value
    return {
      ...head,
      kind: 'words',
      maxLength,
      ...(held !== undefined && { value: held }),
      ...(optional && { optional }),
    }
  }
  const options = field.options.map(({ value, label, isOn }) => ({
    value,
    label: said(label),
    ...(isOn && { default: true }),
  }))
  return { ...head, kind: field.kind, options }
}

/** The target that a custom id names after its game and mark. Nothing in it is trusted. */
export function targetOf([kind = '', index = NONE, part = NONE]: readonly string[]): CustomTarget {
  return { kind, ...(/^\d{1,3}$/.test(index) && { index: Number(index) }), ...(part !== NONE && { part }) }
}
