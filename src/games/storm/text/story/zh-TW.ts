// 打完的一局《三國風雲》怎麼講：可以唸出來的句子。
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 個回合` : `第 ${from}–${to} 個回合`),
  'story-corner': ({ who, lord, city }) => `${who} 以${lord}為主，定都${city}。`,
  'story-corner-2': ({ who, lord, city }) => `${city}城頭，${lord}為 ${who} 遙望天下。`,
  'story-free': ({ who, city }) => `${city}歸順 ${who}。`,
  'story-free-2': ({ who, city }) => `${who} 開進無主的${city}。`,
  'story-takes': ({ who, unit, city, whom }) => `${who} 的${unit}攻破${city}，把 ${whom} 逐出城外。`,
  'story-takes-2': ({ who, city, whom }) => `${whom} 失了${city}，城頭換上 ${who} 的旗號。`,
  'story-hires': ({ who, unit }) => `${unit}投入 ${who} 麾下。`,
  'story-hires-2': ({ who, unit }) => `${who} 得${unit}相助。`,
  'story-persuades': ({ who, general }) => `${general}臨陣倒戈，改投 ${who}。`,
  'story-captured': ({ who, unit, whom }) => `${who} 的${unit}被 ${whom} 生擒。`,
  'story-destroyed': ({ who, unit }) => `${who} 的${unit}全軍覆沒。`,
  'story-destroyed-2': ({ who, unit }) => `${unit}覆滅，${who} 又折一軍。`,
  'story-slain': ({ who, unit }) => `${who} 的主公${unit}戰死。`,
  'story-ruin': ({ who, whom }) => `${who} 的都城陷落，亡於 ${whom} 之手。`,
} satisfies Translation<typeof en>
