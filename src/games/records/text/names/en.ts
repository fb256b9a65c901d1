// What people, schemes and cities are called in English, with the Chinese beside.

/** Lords, strategists, generals and cities by id. */
const people = {
  'cao-cao': 'Cao Cao 曹操',
  'liu-bei': 'Liu Bei 劉備',
  'sun-quan': 'Sun Quan 孫權',
  'yuan-shu': 'Yuan Shu 袁術',
  'yuan-shao': 'Yuan Shao 袁紹',
  'dong-zhuo': 'Dong Zhuo 董卓',
  'zhang-jue': 'Zhang Jiao 張角',
  'ma-teng': 'Ma Teng 馬騰',

  'zhang-bao': 'Zhang Bao 張寶',
  'han-sui': 'Han Sui 韓遂',
  'wang-yun': 'Wang Yun 王允',
  'li-ru': 'Li Ru 李儒',
  'tian-feng': 'Tian Feng 田豐',
  'zhou-yu': 'Zhou Yu 周瑜',
  'sima-yi': 'Sima Yi 司馬懿',
  'zhuge-liang': 'Zhuge Liang 諸葛亮',

  'liu-shan': 'Liu Shan 劉禪',
  'hu-zhen': 'Hu Zhen 胡軫',
  'liao-hua': 'Liao Hua 廖化',
  'zhang-ji': 'Zhang Ji 張濟',
  'meng-huo': 'Meng Huo 孟獲',
  'ma-su': 'Ma Su 馬謖',
  'hua-xiong': 'Hua Xiong 華雄',
  'xiao-qiao': 'Xiao Qiao 小喬',
  'zhu-rong': 'Lady Zhurong 祝融',
  'xu-huang': 'Xu Huang 徐晃',
  'ling-tong': 'Ling Tong 凌統',
  'gan-ning': 'Gan Ning 甘寧',
  'huang-gai': 'Huang Gai 黃蓋',
  'yan-liang': 'Yan Liang 顏良',
  'wei-yan': 'Wei Yan 魏延',
  'sun-shangxiang': 'Sun Shangxiang 孫尚香',
  'wen-chou': 'Wen Chou 文醜',
  'dian-wei': 'Dian Wei 典韋',
  'huang-zhong': 'Huang Zhong 黃忠',
  'taishi-ci': 'Taishi Ci 太史慈',
  'zhao-yun': 'Zhao Yun 趙雲',
  'zhang-fei': 'Zhang Fei 張飛',
  'guan-yu': 'Guan Yu 關羽',
  'lu-bu': 'Lü Bu 呂布',

  tianshui: 'Tianshui 天水',
  xiaopei: 'Xiaopei 小沛',
  chaisang: 'Chaisang 柴桑',
  changsha: 'Changsha 長沙',
  xinye: 'Xinye 新野',
  xiangyang: 'Xiangyang 襄陽',
  jiangxia: 'Jiangxia 江夏',
  beihai: 'Beihai 北海',
  xuchang: 'Xuchang 許昌',
  chengdu: 'Chengdu 成都',
  jianye: 'Jianye 建業',
  changan: 'Chang’an 長安',
  luoyang: 'Luoyang 洛陽',
}

/** The kinds of scheme. */
const schemes = {
  'brick-for-jade': 'Brick for Jade 拋磚引玉',
  'muddy-waters': 'Muddy the Waters 混水摸魚',
  'two-birds': 'Two Birds, One Stone 一石二鳥',
  'peach-garden': 'Peach Garden Oath 桃園結義',
  'take-the-sheep': 'Take the Sheep 順手牽羊',
  'win-over': 'Win Them Over 攏絡之計',
  assassination: 'Assassination 暗殺計',
  'borrowed-arrows': 'Borrowed Arrows 草船借箭',
  'wait-at-ease': 'Wait at Ease 以逸待勞',
  'seize-the-king': 'Seize the King 擒賊擒王',
  'remove-firewood': 'Remove the Firewood 釜底抽薪',
  'empty-fort': 'Empty Fort 空城計',
  'beauty-trap': 'Beauty Trap 美人計',
}

/** Everything that has a name, and the game's own. */
export const names = {
  title: 'Record of the Three Kingdoms',
  blurb:
    'Lords of a falling empire build cities and man them in secret, outwit their rivals and storm their walls. 2–5 players.',
  people,
  schemes,
}
