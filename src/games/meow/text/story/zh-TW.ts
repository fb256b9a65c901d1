// 打完的一局《喵戰三國》怎麼講：可以唸出來的句子。
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 場戰役` : `第 ${from}–${to} 場戰役`),
  'story-ground': ({ battle }) => `眾喵會戰於${battle}。`,
  'story-start': ({ who }) => `戰鼓一響，${who} 先行布陣。`,
  'story-start-2': ({ who }) => `舔好爪子、理好鬍鬚，這回由 ${who} 先手。`,
  'story-front': ({ who, front }) =>
    front === '' ? `${who} 的前排空無一喵。` : `${who} 的前排站著${front}。`,
  'story-fastest': ({ who }) => `${who} 搶先一躍而出。`,
  'story-skill': ({ who, general, skill }) => `${general}使出${skill}，助 ${who} 一臂之力。`,
  'story-skill-2': ({ who, general, skill }) => `${who} 這邊，${general}的${skill}也派上用場。`,
  'story-stratagem': ({ who, card }) => `${who} 打出${card}，全場的耳朵都壓平了。`,
  'story-stolen': ({ who, whom, n }) => `${who} 從 ${whom} 的鼻子底下叼走 ${n} 條魚。`,
  'story-falls': ({ who }) => `${who} 夾著尾巴退出戰場。`,
  'story-falls-2': ({ who }) => `接著 ${who} 也撐不住了。`,
  'story-won': ({ who, clash }) =>
    clash === 1 ? `只交鋒 1 次，${who} 便拿下這場戰役。` : `第 ${clash} 次交鋒，戰役由 ${who} 拿下。`,
  'story-won-late': ({ who, hp }) => `4 次交鋒過後，${who} 仍以 ${hp} 點體力站著，贏得戰役。`,
} satisfies Translation<typeof en>
