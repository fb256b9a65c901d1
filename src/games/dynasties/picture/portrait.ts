// Whom a seat played with, for the result card: its lord, under the sign of the dynasty.
import type { Id } from '../../../engine/phrase.ts'
import { whole } from '../../../picture/named.ts'
import type { BustFace } from '../../../picture/result.ts'
import type { Mark, SeatPortrait } from '../../../picture/result-input.ts'
import type { Reader } from '../../../text/render.ts'
import type { LORDS } from '../cards/lords.ts'
import type { DynastiesView } from '../view/view.ts'
import { portraitOf } from './lords.ts'
import { vocabularyFor } from './vocabulary.ts'

const SIGNS: Readonly<Record<keyof typeof LORDS, string>> = {
  'ji-fa': '周',
  'ying-zheng': '秦',
  'liu-bang': '漢',
  'li-shimin': '唐',
  'zhao-kuangyin': '宋',
  khubilai: '元',
  'zhu-yuanzhang': '明',
  xuanye: '清',
}

/** A lord's dynasty as a seal; none for a lord whom a table's host has made. */
export function markOf(lord: Id, language: Reader['language']): Mark | null {
  const sign = SIGNS[lord as keyof typeof LORDS]
  if (sign === undefined) return null
  return {
    sign: language === 'zh-CN' && sign === '漢' ? '汉' : sign,
    shape: 'square',
    colour: portraitOf(lord).coat,
  }
}

/** The viewing seat's lord. */
export function portrait(view: DynastiesView, reader: Reader): SeatPortrait<BustFace> {
  const lord = view.players.find(({ seat }) => seat === view.viewer)?.lord ?? null
  if (lord === null) return { face: null, mark: null, people: [] }
  const name = vocabularyFor(reader, view).named(lord)
  return { face: portraitOf(lord), mark: markOf(lord, reader.language), people: [whole(name), name.name] }
}
