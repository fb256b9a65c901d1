// Time zones by the names that people write: of the IANA database, of cities in English and Chinese, and as an offset.

/** Names of today that `Intl.supportedValuesOf` may list by a former one: https://data.iana.org/time-zones/tzdb/backward */
const RENAMED = [
  'Africa/Asmara',
  'America/Argentina/Buenos_Aires',
  'America/Argentina/Cordoba',
  'America/Atikokan',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Kanton',
  'Pacific/Pohnpei',
]

/** Names of cities and places that are no part of their zone's name. */
const PLACES: Readonly<Record<string, string>> = {
  'Asia/Shanghai':
    'Beijing, Peking, Guangzhou, Shenzhen, Chengdu, Wuhan, Nanjing, Hangzhou, Xi’an, China, 北京, 上海, 廣州, 广州, 深圳, 成都, 重慶, 重庆, 天津, 武漢, 武汉, 南京, 杭州, 西安, 中國, 中国, 大陸, 大陆',
  'Asia/Taipei':
    'Taiwan, Kaohsiung, Taichung, Tainan, 台北, 臺北, 台灣, 臺灣, 台湾, 高雄, 台中, 臺中, 台南, 臺南',
  'Asia/Hong_Kong': 'Hongkong, Kowloon, 香港, 九龍, 九龙',
  'Asia/Macau': 'Macao, 澳門, 澳门',
  'Asia/Urumqi': 'Xinjiang, 烏魯木齊, 乌鲁木齐, 新疆',
  'Asia/Tokyo': 'Osaka, Kyoto, Japan, 東京, 东京, 大阪, 京都, 日本',
  'Asia/Seoul': 'Korea, Busan, 首爾, 首尔, 漢城, 韓國, 韩国',
  'Asia/Singapore': '新加坡',
  'Asia/Kuala_Lumpur': 'Malaysia, Penang, 吉隆坡, 檳城, 槟城, 馬來西亞, 马来西亚',
  'Asia/Bangkok': 'Thailand, 曼谷, 泰國, 泰国',
  'Asia/Ho_Chi_Minh': 'Ho Chi Minh City, Saigon, Hanoi, Vietnam, 胡志明市, 西貢, 西贡, 河內, 河内, 越南',
  'Asia/Manila': 'Philippines, 馬尼拉, 马尼拉, 菲律賓, 菲律宾',
  'Asia/Jakarta': '雅加達, 雅加达',
  'Asia/Kolkata': 'India, Delhi, New Delhi, Mumbai, Bangalore, Chennai, 印度, 德里, 新德里, 孟買, 孟买',
  'Asia/Dubai': 'Abu Dhabi, 杜拜, 迪拜',
  'Asia/Jerusalem': 'Israel, Tel Aviv, 以色列',
  'Europe/Istanbul': 'Ankara, Turkey, 伊斯坦堡, 伊斯坦布爾, 伊斯坦布尔',
  'Europe/Moscow': 'Saint Petersburg, 莫斯科',
  'Europe/Kyiv': 'Ukraine, 基輔, 基辅',
  'Europe/Berlin':
    'Germany, Munich, Hamburg, Frankfurt, Cologne, 柏林, 慕尼黑, 法蘭克福, 法兰克福, 德國, 德国',
  'Europe/Paris': 'France, 巴黎, 法國, 法国',
  'Europe/London': 'UK, England, Edinburgh, Manchester, 倫敦, 伦敦, 英國, 英国',
  'Europe/Madrid': 'Spain, Barcelona, 馬德里, 马德里',
  'Europe/Rome': 'Italy, Milan, 羅馬, 罗马, 米蘭, 米兰',
  'Europe/Zurich': 'Switzerland, Geneva, Bern, 蘇黎世, 苏黎世',
  'Europe/Amsterdam': 'Netherlands, Rotterdam, 阿姆斯特丹',
  'America/New_York':
    'Boston, Washington, Philadelphia, Atlanta, Miami, 紐約, 纽约, 波士頓, 波士顿, 華盛頓, 华盛顿',
  'America/Chicago': 'Houston, Dallas, Austin, 芝加哥, 休士頓, 休斯敦',
  'America/Denver': 'Salt Lake City, 丹佛',
  'America/Los_Angeles':
    'San Francisco, Seattle, San Diego, Las Vegas, 洛杉磯, 洛杉矶, 舊金山, 旧金山, 西雅圖, 西雅图',
  'America/Toronto': 'Ottawa, Montreal, 多倫多, 多伦多',
  'America/Vancouver': '溫哥華, 温哥华',
  'America/Sao_Paulo': 'Rio de Janeiro, Brasilia, 聖保羅, 圣保罗',
  'Australia/Sydney': 'Canberra, 雪梨, 悉尼',
  'Australia/Melbourne': '墨爾本, 墨尔本',
  'Pacific/Auckland': 'Wellington, New Zealand, 奧克蘭, 奥克兰, 紐西蘭, 新西兰',
}

/** Zones without summer time at offsets that are no whole hours, by minutes ahead of UTC. */
const BETWEEN: ReadonlyMap<number, string> = new Map([
  [-570, 'Pacific/Marquesas'],
  [210, 'Asia/Tehran'],
  [270, 'Asia/Kabul'],
  [330, 'Asia/Kolkata'],
  [345, 'Asia/Kathmandu'],
  [390, 'Asia/Yangon'],
  [525, 'Australia/Eucla'],
  [570, 'Australia/Darwin'],
])

/** Whole hours ahead of UTC that have a zone of their own, `Etc/GMT-14` to `Etc/GMT+12`: its sign is the other way round. */
const HOURS = { first: -12, last: 14 }

/** What is typed, without what people write differently: case, spaces, `_`, apostrophes. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .replace(/[’']/g, '')

let known: Map<string, string> | undefined

/** Zones by all names that are completed, in the order in which they are offered. */
function zonesByName(): ReadonlyMap<string, string> {
  if (known) return known
  const zones = [...new Set(['UTC', ...RENAMED, ...Intl.supportedValuesOf('timeZone')])]
  const names = [
    ...zones.map((zone) => [zone, zone] as const),
    ...zones.map((zone) => [zone.slice(zone.lastIndexOf('/') + 1), zone] as const),
    ...Object.entries(PLACES).flatMap(([zone, places]) =>
      places.split(', ').map((place) => [place, zone] as const),
    ),
  ]
  known = new Map()
  // Of two zones with one name the first stays.
  for (const [name, zone] of names) if (!known.has(plain(name))) known.set(plain(name), zone)
  return known
}

/**
 * A time zone by a name that a person typed: `taipei`, `北京`, `Europe/Kyiv`, `US/Eastern`, `UTC+8`; `undefined` when there is none.
 * Offsets of whole hours become `Etc/GMT…`; what is in between becomes the zone that keeps it all year.
 */
export function zoneNamed(typed: string): string | undefined {
  const text = plain(typed)
  return zonesByName().get(text) ?? zoneAt(text) ?? ianaName(typed.trim().replace(/\s+/g, '_'))
}

/** How a zone is shown to people: `UTC+8` for one that is an offset, else its name. */
export function zoneShown(zone: string): string {
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(zone) ?? []
  return hours === undefined ? zone : `UTC${sign === '-' ? '+' : '-'}${hours}`
}

/** Zones that one who has typed so much may mean, as they are shown. */
export function zonesLike(typed: string): string[] {
  const text = plain(typed)
  const offset = zoneAt(text)
  const named = [...zonesByName()].filter(([name]) => name.includes(text))
  const begins = named.filter(([name]) => name.startsWith(text) || name.includes(`/${text}`))
  const found = [...(offset ? [offset] : []), ...[...begins, ...named].map(([, zone]) => zone)]
  return [...new Set(found.map(zoneShown))]
}

/** The zone of an offset such as `utc+8`, `GMT -3`, `+05:30`. */
function zoneAt(text: string): string | undefined {
  const [, sign, hours, minutes = '0'] = /^(?:utc|gmt)? ?([+-]) ?(\d{1,2})(?::?(\d{2}))?$/.exec(text) ?? []
  if (hours === undefined || Number(minutes) > 59) return undefined
  const ahead = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  if (ahead === 0) return 'UTC'
  if (ahead % 60 !== 0) return BETWEEN.get(ahead)
  const whole = ahead / 60
  return whole < HOURS.first || whole > HOURS.last
    ? undefined
    : `Etc/GMT${whole > 0 ? '-' : '+'}${Math.abs(whole)}`
}

/** Any other name of the IANA database, present or former, as ICU writes it. */
function ianaName(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
