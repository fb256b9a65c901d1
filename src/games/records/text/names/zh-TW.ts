// What people, schemes and cities are called in Traditional Chinese, as the box prints them.
import type { names as en } from './en.ts'

/** Lords, strategists, generals and cities by id. */
const people = {
  'cao-cao': '曹操',
  'liu-bei': '劉備',
  'sun-quan': '孫權',
  'yuan-shu': '袁術',
  'yuan-shao': '袁紹',
  'dong-zhuo': '董卓',
  'zhang-jue': '張角',
  'ma-teng': '馬騰',

  'zhang-bao': '張寶',
  'han-sui': '韓遂',
  'wang-yun': '王允',
  'li-ru': '李儒',
  'tian-feng': '田豐',
  'zhou-yu': '周瑜',
  'sima-yi': '司馬懿',
  'zhuge-liang': '諸葛亮',

  'liu-shan': '劉禪',
  'hu-zhen': '胡軫',
  'liao-hua': '廖化',
  'zhang-ji': '張濟',
  'meng-huo': '孟獲',
  'ma-su': '馬謖',
  'hua-xiong': '華雄',
  'xiao-qiao': '小喬',
  'zhu-rong': '祝融',
  'xu-huang': '徐晃',
  'ling-tong': '凌統',
  'gan-ning': '甘寧',
  'huang-gai': '黃蓋',
  'yan-liang': '顏良',
  'wei-yan': '魏延',
  'sun-shangxiang': '孫尚香',
  'wen-chou': '文醜',
  'dian-wei': '典韋',
  'huang-zhong': '黃忠',
  'taishi-ci': '太史慈',
  'zhao-yun': '趙雲',
  'zhang-fei': '張飛',
  'guan-yu': '關羽',
  'lu-bu': '呂布',

  tianshui: '天水',
  xiaopei: '小沛',
  chaisang: '柴桑',
  changsha: '長沙',
  xinye: '新野',
  xiangyang: '襄陽',
  jiangxia: '江夏',
  beihai: '北海',
  xuchang: '許昌',
  chengdu: '成都',
  jianye: '建業',
  changan: '長安',
  luoyang: '洛陽',
} satisfies Record<keyof (typeof en)['people'], string>

/** The kinds of scheme. */
const schemes = {
  'brick-for-jade': '拋磚引玉',
  'muddy-waters': '混水摸魚',
  'two-birds': '一石二鳥',
  'peach-garden': '桃園結義',
  'take-the-sheep': '順手牽羊',
  'win-over': '攏絡之計',
  assassination: '暗殺計',
  'borrowed-arrows': '草船借箭',
  'wait-at-ease': '以逸待勞',
  'seize-the-king': '擒賊擒王',
  'remove-firewood': '釜底抽薪',
  'empty-fort': '空城計',
  'beauty-trap': '美人計',
} satisfies Record<keyof (typeof en)['schemes'], string>

/** Everything that has a name, and the game's own. */
export const names = {
  title: '三國志',
  blurb: '群雄並起：築城、暗遣守將、與對手鬥智，再揮軍攻其城池。2–5 人。',
  people,
  schemes,
}
