// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { names as en } from './en.ts'

/** Lords, strategists, generals and cities by id. */
const people = {
  'cao-cao': '曹操',
  'liu-bei': '刘备',
  'sun-quan': '孙权',
  'yuan-shu': '袁术',
  'yuan-shao': '袁绍',
  'dong-zhuo': '董卓',
  'zhang-jue': '张角',
  'ma-teng': '马腾',

  'zhang-bao': '张宝',
  'han-sui': '韩遂',
  'wang-yun': '王允',
  'li-ru': '李儒',
  'tian-feng': '田丰',
  'zhou-yu': '周瑜',
  'sima-yi': '司马懿',
  'zhuge-liang': '诸葛亮',

  'liu-shan': '刘禅',
  'hu-zhen': '胡轸',
  'liao-hua': '廖化',
  'zhang-ji': '张济',
  'meng-huo': '孟获',
  'ma-su': '马谡',
  'hua-xiong': '华雄',
  'xiao-qiao': '小乔',
  'zhu-rong': '祝融',
  'xu-huang': '徐晃',
  'ling-tong': '凌统',
  'gan-ning': '甘宁',
  'huang-gai': '黄盖',
  'yan-liang': '颜良',
  'wei-yan': '魏延',
  'sun-shangxiang': '孙尚香',
  'wen-chou': '文丑',
  'dian-wei': '典韦',
  'huang-zhong': '黄忠',
  'taishi-ci': '太史慈',
  'zhao-yun': '赵云',
  'zhang-fei': '张飞',
  'guan-yu': '关羽',
  'lu-bu': '吕布',

  tianshui: '天水',
  xiaopei: '小沛',
  chaisang: '柴桑',
  changsha: '长沙',
  xinye: '新野',
  xiangyang: '襄阳',
  jiangxia: '江夏',
  beihai: '北海',
  xuchang: '许昌',
  chengdu: '成都',
  jianye: '建业',
  changan: '长安',
  luoyang: '洛阳',
} satisfies Record<keyof (typeof en)['people'], string>

/** The kinds of scheme. */
const schemes = {
  'brick-for-jade': '抛砖引玉',
  'muddy-waters': '浑水摸鱼',
  'two-birds': '一石二鸟',
  'peach-garden': '桃园结义',
  'take-the-sheep': '顺手牵羊',
  'win-over': '笼络之计',
  assassination: '暗杀计',
  'borrowed-arrows': '草船借箭',
  'wait-at-ease': '以逸待劳',
  'seize-the-king': '擒贼擒王',
  'remove-firewood': '釜底抽薪',
  'empty-fort': '空城计',
  'beauty-trap': '美人计',
} satisfies Record<keyof (typeof en)['schemes'], string>

/** Everything that has a name, and the game's own. */
export const names = {
  title: '三国志',
  blurb: '群雄并起：筑城、暗遣守将、与对手斗智，再挥军攻其城池。2–5 人。',
  people,
  schemes,
}
