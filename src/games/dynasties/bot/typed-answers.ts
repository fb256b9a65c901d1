// Judges a typed answer by what it names: the right answer, and beside it only words that say no more.

/**
 * Words and Chinese characters of a text, without tone marks, case, width and punctuation. An apostrophe joins: `Xi’an` is
 * `xian`, and `Yu’s` is another word than `Yu`.
 */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ`´]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []

/** How somebody says an answer. */
const PHRASING = wordsOf(`
  i im think believe guess suppose say would must be could may might should it its is was were did that this those he she
  they who which whom what his her their name named called my answer yes so well ok
  of in at on by near to from for maybe perhaps probably surely certainly definitely course
  我想覺得认認為猜說答案是應該可能大概也許一定就當然叫做稱名即乃在於位那這他她它們吧啊呀呢嗎啦喔哦嘛了的
  觉为说应该许当称这们吗于`)

/** Titles and kinds, which may be said or left out: 商朝 for 商, Yu the Great for Yu. */
const KINDS = wordsOf(`
  king emperor empress duke lord prince princess general chancellor minister great river battle war dynasty state kingdom
  city people system book bridge temple
  大王帝皇公君主國国朝代城州河江之戰战役族人制法軍军橋桥寺書书`)

/** What denies an answer or speaks of somebody else, also where the question has the word. */
const DENYING = new Set(
  wordsOf(`
  no not never neither nor none nobody except but besides without unlike than or other others another instead rather false
  wrong hardly anyone anybody anything everyone everybody everything someone somebody something
  isnt wasnt arent werent dont doesnt didnt cant cannot wont before after
  father mother parent son daughter child brother sister wife husband consort uncle nephew grandson grandfather teacher
  pupil successor predecessor friend enemy rival
  不非無无沒没未別别勿莫除外否毋反異异其餘余或前後后
  父母子兒儿女妻夫妾兄弟姊姐妹叔伯侄姪孫孙師师徒友敵敌`),
)

/** What joins several: 陳勝與吳廣, Chen Sheng and Wu Guang. */
const JOINING = wordsOf('and 與与')
const JOINING_TOO = [...JOINING, ...wordsOf('和及跟')]

const ARTICLES = ['the', 'a', 'an']

const without = (words: readonly string[], others: readonly string[]): string[] =>
  words.filter((word) => !others.includes(word))

/** Kinds at the end of a Chinese name, which may be left out: 淝水之戰, 魯國, 孝文帝. */
const ENDINGS = /(之[戰战役變变亂乱禍祸]|[戰战]役|王朝|公主|皇帝|[朝代國国城州人族軍军橋桥制法帝王])$/u

/** Ways to say a name: as it is, without titles and kinds at its ends, and without Chinese characters beside Latin letters. */
function waysToSay(name: string): string[][] {
  const words = wordsOf(name)
  const latin = words.filter((word) => !/\p{Script=Han}/u.test(word))
  const ways = [words]
  if (latin.length === 0) ways.push([...words.join('').replace(ENDINGS, '')])
  else
    for (const each of [words, latin]) {
      const isName = (word: string) => !KINDS.includes(word)
      ways.push(each, each.slice(each.findIndex(isName), each.findLastIndex(isName) + 1))
    }
  return ways.filter((way) => way.length > 0)
}

/**
 * What is left of words where these are taken out each time that they stand in it one after the other, however they are
 * spaced; an empty word stays in their place. `undefined` where they do not occur.
 */
function takenOut(said: readonly string[], name: readonly string[]): string[] | undefined {
  const wanted = name.join('')
  for (const start of said.keys())
    for (let end = start + 1; end <= said.length; end++)
      if (said.slice(start, end).join('') === wanted) {
        const rest = said.slice(end)
        return [...said.slice(0, start), '', ...(takenOut(rest, name) ?? rest)]
      }
  return undefined
}

/** A question in all languages, and what is right and wrong in one of them each. */
interface Solution {
  readonly questions: readonly string[]
  readonly right: readonly string[]
  readonly wrong: readonly string[]
}

/** Whether a typed answer names what is right, in one language or several, and denies and adds nothing. */
export function namesRight(answer: string, { questions, right, wrong }: Solution): boolean {
  const several = right.some((name) => wordsOf(name).some((word) => JOINING.includes(word)))
  const plain = (words: readonly string[]) =>
    without(words, several ? [...ARTICLES, ...JOINING_TOO] : ARTICLES)
  const rights = right.flatMap(waysToSay).map(plain)
  const wrongs = wrong.map(wordsOf).map(plain)
  let rest = plain(wordsOf(answer))
  const misled = wrongs.filter((name) => rights.every((each) => !takenOut(each, name)))
  if (misled.some((name) => takenOut(rest, name))) return false
  for (const name of rights.toSorted((one, other) => other.join('').length - one.join('').length))
    rest = takenOut(rest, name) ?? rest
  const asked = questions.flatMap(wordsOf).filter((word) => !DENYING.has(word))
  const harmless = new Set(['', ...PHRASING, ...KINDS, ...asked])
  return rest.includes('') && rest.every((word) => harmless.has(word))
}
