// 打完的一局《喵戰三國》怎麼講：可以唸出來的句子。
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 場對戰` : `第 ${from}–${to} 場對戰`),
  'story-rival': ({ name, cards }) => `對面等著的是「${name}」：${cards}。`,
  'story-ground': ({ battle }) => `眼前這一仗，是${battle}。`,
  'story-start': ({ who }) => `戰鼓一響，由 ${who} 開場。`,
  'story-start-2': ({ who }) => `舔好爪子、理好鬍鬚，這回由 ${who} 先手。`,
  'story-start-3': ({ who }) => `尾巴再度高高豎起，${who} 揭開這場對戰的序幕。`,
  'story-front': ({ who, front }) =>
    front === '' ? `${who} 的出戰區空無一喵。` : `${who} 的出戰區站著${front}。`,
  'story-front-2': ({ who, front }) =>
    front === '' ? `${who} 誰也沒派上前。` : `${who} 派${front}上前應戰。`,
  'story-front-3': ({ who, front }) =>
    front === '' ? `${who} 讓出戰區空著。` : `${who} 把希望寄託在${front}身上。`,
  'story-front-each': ({ who, front }) => (front === '' ? `${who} 出戰區無喵` : `${who} 派出${front}`),
  'story-fronts': ({ list }) => `各方列陣：${list}。`,
  'story-fronts-2': ({ list }) => `再看出戰區：${list}。`,
  'story-fastest': ({ who }) => `${who} 搶先一躍而出。`,
  'story-fastest-2': ({ who }) => `論腳步之快，沒有誰比得上 ${who}。`,
  'story-skill': ({ who, general, skill }) => `${general}使出${skill}，助 ${who} 一臂之力。`,
  'story-skill-2': ({ who, general, skill }) => `${who} 這邊，${general}的${skill}派上用場。`,
  'story-skill-3': ({ who, general, skill }) => `${skill}一出，${general}替 ${who} 露了一手。`,
  'story-skill-each': ({ who, general, skill }) => `${who} 的${general}使出${skill}`,
  'story-skills': ({ list }) => `一時貓毛飛舞：${list}。`,
  'story-skills-2': ({ list }) => `利爪齊出：${list}。`,
  'story-skills-3': ({ list }) => `誰也沒有留手：${list}。`,
  'story-stratagem': ({ who, card }) => `${who} 打出${card}，全場的耳朵都壓平了。`,
  'story-stratagem-2': ({ who, card }) => `${who} 早有準備，亮出${card}。`,
  'story-stolen': ({ who, whom, n }) => `${who} 從 ${whom} 的鼻子底下叼走 ${n} 條小魚。`,
  'story-stolen-2': ({ who, whom, n }) => `趁 ${whom} 不注意，${who} 叼了 ${n} 條小魚就跑。`,
  'story-falls': ({ who }) => `${who} 夾著尾巴退出戰場。`,
  'story-falls-2': ({ who }) => `${who} 敗下陣來。`,
  'story-falls-3': ({ who }) => `${who} 不打了，回去舔傷口。`,
  'story-falls-again': ({ who }) => `接著 ${who} 也撐不住了。`,
  'story-falls-each': ({ who }) => who,
  'story-falls-all': ({ list }) => `${list} 先後退出戰場。`,
  'story-falls-all-2': ({ list }) => `${list} 都撐不下去了。`,
  'story-won': ({ who, clash }) =>
    clash === 1 ? `只打 1 回合，${who} 便拿下這場對戰。` : `打到第 ${clash} 回合，這場對戰由 ${who} 拿下。`,
  'story-won-2': ({ who, clash }) =>
    clash === 1 ? `1 回合就見分曉，${who} 勝出。` : `第 ${clash} 回合，${who} 定下勝局。`,
  'story-won-3': ({ who, clash }) =>
    clash === 1 ? `第 1 回合便是最後一回合，${who} 贏得對戰。` : `第 ${clash} 回合過後，場上只剩 ${who}。`,
  'story-won-late': ({ who, hp }) => `4 個回合過後，${who} 仍以 ${hp} 點血量站著，贏得對戰。`,
  'story-won-late-2': ({ who, hp }) => `4 個回合全部打完，以 ${hp} 點血量勝出的是 ${who}。`,
  'story-strikes': ({ who, whom, n }) => `${who} 撲向 ${whom}，攻擊 ${n}。`,
  'story-strikes-blocked': ({ who, whom }) => `${who} 撲向 ${whom}，對方早有防備。`,
  'story-visits': ({ who }) => `${who} 花 1 條小魚，出門探訪。`,
  'story-studies': ({ who }) => `${who} 埋頭研究兵法，挑了一計。`,
  'story-draws': ({ who }) => `${who} 抽了新的貓。`,
} satisfies Translation<typeof en>
