// Words that the texts gave up, by language, with what is said instead (docs/glossary.md).

/** A retired word, and the word that took its place. */
export type Retired = readonly [word: RegExp, now: string]

const en: readonly Retired[] = [
  [/\b(?:shuffle )?seal:/i, 'fairness hash'],
  [/\bshuffle seal/i, 'fairness hash'],
  [/\bopened secret/i, 'server seed'],
  [/\bluck(?: word|:)/i, 'seed word'],
  [/\bstanding orders?\b/i, 'auto-answer'],
  [/\bit is ordered\b/i, 'Saved. I will answer for you.'],
  [/\/orders\b/, '/auto'],
  [/\bdesk\b/i, 'dashboard'],
  [/\bsteady\b|\bcasual\b/i, 'Hard, Normal'],
  [/\bbrisk\b|\bsealed windows?\b|\bwindows:/i, 'fast or hidden reactions'],
  [/\bstands? still\b/i, 'paused'],
  [/\bsilence (?:passes|is a pass)\b/i, 'no answer counts as a pass'],
  [/\bthrough whose eyes\b/i, 'View as …'],
  [/\bmend(?:ed)?\b/i, 'fix'],
  [/\b(?:this house|house cards?)\b/i, 'here; custom cards'],
  [/\bhead general\b/i, 'main general'],
  [/\bunknow\b/i, 'has been revealed'],
  [/\btake .{0,20}back the last\b|\btak(?:e|es|en) back a choice\b|\btaken back\b/i, 'undo'],
  [/\bturn(?:s|ed)? (?:up|down)\b/i, 'reveal; hide again'],
  [/\bupright\b/i, 'flip back'],
  [/\bdraw pile\b/i, 'deck'],
  [/\bheld or equipped\b/i, 'hand or equipment'],
  [/\b(?:of|among) equals\b/i, 'if tied'],
  [/\btime is out\b/i, 'time is up'],
  [/\ba computer (?:sits|decides|takes)\b/i, 'a computer player'],
  [/\bis no (?:option|speed|length|time|thread|moment)\b/i, 'is not a …'],
  [/\b(?:on|of) turn\b/i, 'it is X’s turn'],
  [/\b(?:on (?:this|the|a) server)\b/i, 'in this server'],
  [/\bfor good\b/i, 'permanently; always'],
]

const zhTW: readonly Retired[] = [
  [/洗牌封印|封印：/, '洗牌雜湊值'],
  [/密文|啟封/, '伺服器種子'],
  [/吉言|摻入/, '種子詞；混入'],
  [/查驗|重演/, '驗證；重播'],
  [/常令|自動回應/, '自動應答'],
  [/\/orders/, '/auto'],
  [/書案/, '個人面板'],
  [/放過/, '不回應'],
  [/主持人|主持：/, '桌主'],
  [/取消開桌|的開桌/, '等人中的牌桌'],
  [/說你的語言|說的語言|對你說/, '以你的語言顯示'],
  [/補完/, '從清單挑'],
  [/代打(?!出)/, '託管'],
  [/輕快|密封/, '快速；隱藏'],
  [/存量|增量/, '基本時間；每步加時'],
  [/安靜時段/, '勿擾時段'],
  [/隨性|穩健|犀利/, '普通、困難、專家'],
  [/棄掉/, '棄置'],
  [/兇手/, '殺死他的角色'],
  [/從誰的眼中/, '以誰的視角'],
  [/在線上/, '線上；離線'],
]

const zhCN: readonly Retired[] = [
  [/讨论串/, '子区'],
  [/私讯/, '私信'],
  [/身分/, '身份'],
  [/洗牌封印|密文|启封/, '洗牌哈希值；服务器种子'],
  [/吉言|掺入/, '种子词；混入'],
  [/查验|重演/, '验证；重放'],
  [/常令|自动回应/, '自动应答'],
  [/书案/, '个人面板'],
  [/放过/, '不响应'],
  [/桌主|主持人/, '房主'],
  [/代打(?!出)|逾时/, '托管；超时'],
  [/平手/, '平局'],
  [/略过/, '跳过'],
  [/高级规则|“高级”/, '进阶'],
  [/(?<!战争)回应/, '响应'],
  [/拢络|混水/, '笼络；浑水'],
  [/穩健|稳健|犀利|随性/, '普通、困难、专家'],
  [/[〈〉「」『』]/, '《》“”‘’'],
]

/** Signs that nobody can read: the paw is nearly black, and so is Discord's dark page. */
const SIGNS: readonly Retired[] = [[/🐾/u, '⚡']]

/** By the language of a catalogue. */
export const RETIRED = {
  en: [...en, ...SIGNS],
  'zh-TW': [...zhTW, ...SIGNS],
  'zh-CN': [...zhCN, ...SIGNS],
} as const

/** Names of commands and options that were given up. */
export const RETIRED_NAMES: readonly string[] = ['orders', 'desk', 'luck', 'windows']
