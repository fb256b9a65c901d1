// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 个回合` : `第 ${from}–${to} 个回合`),
  'story-corner': ({ who, lord, city }) => `${who} 以${lord}为主，定都${city}。`,
  'story-corner-2': ({ who, lord, city }) => `${city}城头，${lord}为 ${who} 遥望天下。`,
  'story-free': ({ who, city }) => `${city}归顺 ${who}。`,
  'story-free-2': ({ who, city }) => `${who} 开进无主的${city}。`,
  'story-takes': ({ who, unit, city, whom }) => `${who} 的${unit}攻破${city}，把 ${whom} 逐出城外。`,
  'story-takes-2': ({ who, city, whom }) => `${whom} 失了${city}，城头换上 ${who} 的旗号。`,
  'story-hires': ({ who, unit }) => `${unit}投入 ${who} 麾下。`,
  'story-hires-2': ({ who, unit }) => `${who} 得${unit}相助。`,
  'story-persuades': ({ who, general }) => `${general}临阵倒戈，改投 ${who}。`,
  'story-captured': ({ who, unit, whom }) => `${who} 的${unit}被 ${whom} 生擒。`,
  'story-destroyed': ({ who, unit }) => `${who} 的${unit}全军覆没。`,
  'story-destroyed-2': ({ who, unit }) => `${unit}覆灭，${who} 又折一军。`,
  'story-slain': ({ who, unit }) => `${who} 的主公${unit}战死。`,
  'story-ruin': ({ who, whom }) => `${who} 的都城陷落，亡于 ${whom} 之手。`,
} satisfies Translation<typeof en>
