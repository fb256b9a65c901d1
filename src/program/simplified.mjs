// From a Traditional Chinese text file, Taiwan's wording, to its Simplified Chinese sibling, the mainland's.
import { Converter } from 'opencc-js'

/** Words the converter gets wrong, and what they are; replaced before it sees them. */
const WORDS = [
  ['複製', '复制'], // not 拷贝
  ['麴義', '麹义'], // a surname, not 曲
  ['鍾繇', '钟繇'],
  ['妳', '你'],
  ['姪', '侄'],
  ['衹', '只'],
  ['逾時', '超时'],
  ['勗', '勖'],
  ['攏絡', '笼络'],
  ['混水', '浑水'],
  ['儲存的是', '储存的是'], // of grain, not of files
  ['馬可波羅', '马可·波罗'],
  ['滿洲國', '伪满洲国'], // as the mainland prints it
  // As Discord's own Simplified Chinese client says it
  ['在討論串中傳送訊息', '在子区内发送消息'],
  ['建立公開討論串', '创建公共子区'],
  ['討論串', '子区'],
  ['私訊', '私信'],
  ['身分', '身份'],
  ['則訊息', '条消息'],
  ['一則隨時', '一条随时'],
  ['附加檔案', '添加附件'],
  ['讀取訊息歷史', '阅读消息历史'],
  ['封存', '归档'],
  ['伺服器擁有者', '服务器所有者'],
  ['指令', '命令'],
  ['應用程式未回應', '该应用未响应'],
  ['重新整理', '刷新'],
  ["() => '復原'", "() => '撤销'"],
  ['提議復原', '提议撤销'],
  ['請求復原', '请求撤销'],
  ['復原上一', '撤销上一'],
  ['復原你上', '撤销你上'],
  ['復原一', '撤销一'],
  ['復原了', '撤销了'],
  ['已復原', '已撤销'],
  ['可以復原', '可以撤销'],
  ['不能復原', '不能撤销'],
  ['讓你復原', '让你撤销'],
  ['立刻復原', '立刻撤销'],
  ['一併復原', '一并撤销'],
  ['或復原會', '或撤销会'],
  // As players of 三國殺 and of board games on the mainland say it
  ['以戰爭回應', '以战争回应'], // a war, not a card
  ['回應', '响应'],
  ['自動應答', '自动应答'],
  ['不停錶', '不停表'],
  ['停錶', '停表'],
  ['雜湊值', '哈希值'],
  ['重播', '重放'],
  ['桌主', '房主'],
  ['勿擾時段', '免打扰时段'],
  ['電腦強度', '电脑强度'],
  ['平手', '平局'],
  ['略過', '跳过'],
  ['進階', '进阶'],
  ['現況', '现状'],
  ['桌上遊戲', '桌游'],
  ['張貼', '发布'],
  ['查詢', '查询'],
  ['順時鐘', '顺时针'],
  ['筆紀錄', '条记录'],
  ['基本時間', '基础时间'],
  ['執行', '执行'],
  ['離線', '离线'],
  ['逐筆', '逐条'],
  ['即時', '即时'],
  ['開啟個人面板', '开启个人面板'],
  ['在那裡開啟', '在那里开启'],
  ['可以再開啟', '可以再开启'],
  ['可以開啟', '可以开启'],
  ['為 Peach Garden 開啟', '为 Peach Garden 开启'],
  ['自動完成', '自动补全'],
  ['預設', '默认'],
  ['行事曆', '日历'],
  ['跳出的清單', '弹出的列表'],
  ['依序', '依次'],
  ['自訂', '自定义'],
  ['賽後回顧', '复盘'],
  ['例行的問題', '常规问题'],
  ['不必同時在場', '不必同时在线'],
]

/** Corrected afterwards: words again, and the mainland's quotation marks. */
const SIGNS = [
  ['土着', '土著'],
  ['创建', '建立'], // of realms, not of files
  ['性能', '效能'], // on the box of 桌遊識 alone: of cards, not of machines
  ['透过', '通过'],
  ['纪录', '记录'],
  ['管道升', '管道昇'], // a painter
  ['JSON 档', 'JSON 文件'],
  ['则私信', '条私信'],
  ['建立公共子区', '创建公共子区'], // permissions, as Discord calls them
  ['建立活动', '创建活动'],
  ['能支持到', '能支援到'], // with troops
  ['〈', '《'],
  ['〉', '》'],
  ['「', '“'],
  ['」', '”'],
  ['『', '‘'],
  ['』', '’'],
]

const convert = Converter({ from: 'twp', to: 'cn' })

const replaced = (text, pairs) => pairs.reduce((done, [from, to]) => done.replaceAll(from, to), text)

/**
 * A text in the characters and words of the mainland.
 * @param {string} text
 * @returns {string}
 */
export const simplifiedText = (text) => replaced(convert(replaced(text, WORDS)), SIGNS)

/**
 * The source of `zh-CN.ts` from that of `zh-TW.ts`: its words simplified, the language's name in imports and identifiers
 * changed, its first line saying where it comes from.
 * @param {string} source
 * @returns {string}
 */
export function simplifiedSource(source) {
  const words = simplifiedText(source.replace(/^\/\/.*\n/, ''))
    .replaceAll('zh-TW', 'zh-CN')
    .replace(/zhTW/gi, (word) => (word.startsWith('Z') ? 'ZhCN' : 'zhCN'))
  return `// Simplified Chinese, made from zh-TW.ts by \`npm run simplify\`: edit that one.\n${words}`
}
