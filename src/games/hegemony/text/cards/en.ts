// What the cards are called and what they do, in English, with the Chinese beside every name.
import type { Kind } from '../../cards/index.ts'
import type { CardWords } from '../../cards/words.ts'

const basic = {
  slash: {
    name: 'Slash 殺',
    brief: 'Once per play phase: a player in your attack range must use a Dodge or suffer 1 damage.',
    note: 'You may use one Slash of any kind in your play phase. Range is looked at only when the target is named. A Slash that an effect asks you to play, as Duel 決鬥 and Barbarian Invasion 南蠻入侵 do, has no target and does not count.',
  },
  'fire-slash': {
    name: 'Fire Slash 火殺',
    brief: 'A Slash with fire damage: 1 more against Rattan Armour, and it runs along chains.',
    note: 'In everything else it is a Slash 殺.',
  },
  'thunder-slash': {
    name: 'Thunder Slash 雷殺',
    brief: 'A Slash with thunder damage, which runs along chains.',
    note: 'In everything else it is a Slash 殺. Rattan Armour 藤甲 does not stop it.',
  },
  dodge: {
    name: 'Dodge 閃',
    brief: 'Answers a Slash that is about to hit you, or an effect that asks for a Dodge.',
    note: 'It cannot be used of your own accord.',
  },
  peach: {
    name: 'Peach 桃',
    brief: 'Recovers 1 HP: yours in your play phase, or that of anyone who is dying.',
    note: 'In your play phase you must be wounded to use it.',
  },
  wine: {
    name: 'Wine 酒',
    brief: 'Play phase, once a turn: your next Slash deals 1 more. Dying: recover 1 HP yourself.',
    note: 'The next Slash uses up the bonus even if it is dodged, and the end of the turn ends it. While you are dying there is no limit. Wine never saves another player.',
  },
} satisfies Partial<Record<Kind, CardWords>>

const tricks = {
  dismantle: {
    name: 'Dismantle 過河拆橋',
    brief: 'Discard a card from another player: a random hand card, equipment or a delayed trick.',
    note: 'No distance limit.',
  },
  snatch: {
    name: 'Snatch 順手牽羊',
    brief: 'Take a card from a player at distance 1: a random hand card, equipment or a delayed trick.',
    note: 'A delayed trick you take is an ordinary card in your hand. If you use your −1 horse for it, distance is counted without it.',
  },
  duel: {
    name: 'Duel 決鬥',
    brief: 'Another player and you take turns playing Slash, they first; whoever stops suffers 1 damage.',
    note: 'The damage comes from the other duellist. Slashes are played, not used: weapons do not apply. If one of you dies meanwhile, it ends.',
  },
  'borrow-sword': {
    name: 'Borrowed Sword 借刀殺人',
    brief: 'A player with a weapon uses a Slash on a player you name, or hands you the weapon.',
    note: 'The victim must be one whom the armed player could Slash; it may be you. The armed player decides, and is the only target of the trick. The Slash does not count toward any limit. If the weapon is gone by then, nothing is handed over.',
  },
  'ex-nihilo': { name: 'Something from Nothing 無中生有', brief: 'Draw 2 cards.' },
  nullify: {
    name: 'Nullify 無懈可擊',
    brief: 'Cancels a trick for one target just before it takes effect. It can also cancel a Nullify.',
    note: 'Any player may answer. Nullifies are resolved from the last one back, each cancelling the one before: an odd number cancels the trick. A delayed trick is answered before its judgement: it is discarded without one, but Lightning 閃電 moves on.',
  },
  'nullify-state': {
    name: 'State Nullify 無懈可擊·國',
    brief: 'As Nullify, or cancels a trick with several targets for the target’s whole faction.',
    note: 'The second use needs a target that is determined and not an ambitionist: it cancels the trick for them and every member of their faction not yet resolved, without further answers. Its user chooses after all counters to it. Against a Nullify or a delayed trick it is a plain Nullify.',
  },
  'iron-chain': {
    name: 'Iron Chains 鐵索連環',
    brief: 'Chain or unchain 1 or 2 players, yourself included; or recast this card.',
    note: 'Fire or thunder damage to a chained player unchains them and is then dealt to every other chained player. Recasting puts the card in the discard pile and draws 1; it is not a use.',
  },
  'fire-attack': {
    name: 'Fire Attack 火攻',
    brief: 'A player shows a hand card; you may discard one of the same suit to deal 1 fire damage.',
    note: 'You may target yourself if you keep another hand card. If the target’s hand is empty by then, nothing happens.',
  },
  'arrow-volley': {
    name: 'Volley of Arrows 萬箭齊發',
    brief: 'Every other player in turn plays a Dodge or suffers 1 damage from you.',
    note: 'No distance limit. Rattan Armour 藤甲 stops it.',
  },
  barbarians: {
    name: 'Barbarian Invasion 南蠻入侵',
    brief: 'Every other player in turn plays a Slash or suffers 1 damage from you.',
    note: 'No distance limit. Rattan Armour 藤甲 stops it. Meng Huo 孟獲 and Lady Zhurong 祝融 have skills about it.',
  },
  'peach-garden': {
    name: 'Peach Garden Oath 桃園結義',
    brief: 'Every wounded player in turn recovers 1 HP.',
    note: 'For those who are not wounded it does nothing, and nobody is asked for a Nullify.',
  },
  harvest: {
    name: 'Bumper Harvest 五穀豐登',
    brief: 'Reveal one card per living player; each in turn takes one.',
    note: 'What is left over goes to the discard pile.',
  },
  'await-exhausted': {
    name: 'Wait at Ease 以逸待勞',
    brief: 'You and all of your faction draw 2 cards each, then discard 2 each.',
    note: 'All draw first, then all discard, from hand or equipment. While you are undetermined or an ambitionist, only you draw and discard.',
  },
  'known-both': {
    name: 'Know Both Sides 知己知彼',
    brief: 'Look at another player’s hand or at one of their hidden generals; or recast this card.',
    note: 'You choose hand, main general or deputy. Only you learn what you saw. Recasting puts the card in the discard pile and draws 1; it is not a use.',
  },
  'befriend-attack': {
    name: 'Befriend the Distant 遠交近攻',
    brief: 'A player of another faction draws 1 card, then you draw 3.',
    note: 'You and the target must both be determined. Ambitionists are of another faction than everyone. A Nullify cancels both draws.',
  },
  lightning: {
    name: 'Lightning 閃電',
    brief: 'In front of you. Its holder judges each turn: ♠2–9 is 3 thunder damage, else it moves on.',
    note: 'The damage has no source and runs along chains. It moves to the next living player who has no Lightning and would not cancel it; if there is nobody, it stays.',
  },
  indulgence: {
    name: 'Lost in Revelry 樂不思蜀',
    brief: 'In front of another player, who judges: unless ♥, their play phase is skipped.',
    note: 'No distance limit. It is discarded afterwards. Nobody can have two.',
  },
  'supply-shortage': {
    name: 'Supplies Cut Off 兵糧寸斷',
    brief: 'In front of a player at distance 1, who judges: unless ♣, their draw phase is skipped.',
    note: 'It is discarded afterwards. Nobody can have two.',
  },
} satisfies Partial<Record<Kind, CardWords>>

const weapons = {
  crossbow: {
    name: 'Repeating Crossbow 諸葛連弩',
    brief: 'Weapon, range 1. Any number of Slashes in your play phase.',
  },
  qinggang: {
    name: 'Qinggang Sword 青釭劍',
    brief: 'Weapon, range 2. Locked: your Slash ignores its targets’ armour.',
    note: 'Eight Formations 八陣 is ignored too. It lasts until that Slash is over for that target.',
  },
  'twin-swords': {
    name: 'Yin-Yang Twin Swords 雌雄雙股劍',
    brief:
      'Weapon, range 2. Slash on the other gender: you may make them discard a hand card or let you draw 1.',
    note: 'You decide for each target; they choose. Both of you need a face-up general to have a gender.',
  },
  'ice-sword': {
    name: 'Frost Sword 寒冰劍',
    brief: 'Weapon, range 2. You may discard 2 of the target’s cards instead of your Slash’s damage.',
    note: 'One after the other: random hand cards or equipment; if there is only one, that one. Not for damage carried by chains.',
  },
  axe: {
    name: 'Stone-Piercing Axe 貫石斧',
    brief: 'Weapon, range 3. When your Slash is dodged, you may discard 2 other cards to make it hit.',
    note: 'Hand cards or equipment, but not the axe itself.',
  },
  spear: {
    name: 'Serpent Spear 丈八蛇矛',
    brief: 'Weapon, range 3. You may use or play 2 hand cards as a Slash.',
    note: 'It is a normal Slash without suit or number; it has a colour only if both cards share it.',
  },
  'feather-fan': {
    name: 'Vermilion Feather Fan 朱雀羽扇',
    brief: 'Weapon, range 4. A normal Slash you use may become a Fire Slash.',
    note: 'Converted and virtual Slashes too, but not a Slash you merely play.',
  },
  'qilin-bow': {
    name: 'Qilin Bow 麒麟弓',
    brief: 'Weapon, range 5. When your Slash deals damage, you may discard a horse of the target.',
    note: 'Before the damage is dealt.',
  },
  'six-swords': {
    name: 'Six Swords of Wu 吳六劍',
    brief: 'Weapon, range 2. Locked: the others of your faction have attack range +1.',
    note: 'Not while you are undetermined or an ambitionist.',
  },
  triblade: {
    name: 'Three-Pointed Blade 三尖兩刃刀',
    brief:
      'Weapon, range 3. After Slash damage you may discard a hand card: 1 damage at distance 1 from target.',
    note: 'The second victim is at distance 1 from the target, neither you nor the target, and the damage is yours. The target must be alive. Not for damage carried by chains.',
  },
} satisfies Partial<Record<Kind, CardWords>>

const FARTHER = '+1 horse: others count you as 1 farther away.'
const NEARER = '−1 horse: you count others as 1 nearer, but never below 1.'

const armorAndHorses = {
  'eight-trigrams': {
    name: 'Eight Trigrams 八卦陣',
    brief: 'Armour. When you need a Dodge, you may judge: red stands for one.',
    note: 'If it is black, you may still use a real Dodge.',
  },
  renwang: {
    name: 'Benevolent King Shield 仁王盾',
    brief: 'Armour. Locked: black Slashes have no effect on you.',
    note: 'A Slash without colour still works.',
  },
  rattan: {
    name: 'Rattan Armour 藤甲',
    brief: 'Armour. Locked: stops normal Slash, Invasion and Volley; fire damage is 1 more.',
    note: 'Fire Slash 火殺 and Thunder Slash 雷殺 still work.',
  },
  'silver-lion': {
    name: 'Silver Lion 白銀獅子',
    brief: 'Armour. Locked: more than 1 damage becomes 1. When you lose it, recover 1 HP.',
    note: 'Replacing it is losing it. You must be alive and wounded to recover.',
  },
  jueying: { name: 'Shadow Runner 絕影', brief: FARTHER },
  dilu: { name: 'Dilu 的盧', brief: FARTHER },
  zhuahuang: { name: 'Yellow-Hoofed Lightning 爪黃飛電', brief: FARTHER },
  chitu: { name: 'Red Hare 赤兔', brief: NEARER },
  dayuan: { name: 'Ferghana 大宛', brief: NEARER },
  zixing: { name: 'Purple Bay 紫騂', brief: NEARER },
} satisfies Partial<Record<Kind, CardWords>>

/** Every kind of card. */
export const cards: Readonly<Record<Kind, CardWords>> = { ...basic, ...tricks, ...weapons, ...armorAndHorses }

/** What each kind does at a glance, for pictures without room for more: at most 26 characters. */
export const glances = {
  slash: 'Dodge or 1 damage',
  'fire-slash': 'fire; Dodge or 1 damage',
  'thunder-slash': 'thunder; Dodge or 1 damage',
  dodge: 'answers a Slash',
  peach: 'recover 1 HP; saves',
  wine: 'next Slash +1; saves you',
  dismantle: 'discard 1 of their cards',
  snatch: 'take a card at distance 1',
  duel: 'Slash in turn or 1 damage',
  'borrow-sword': 'they Slash or lose weapon',
  'ex-nihilo': 'draw 2 cards',
  nullify: 'cancels a trick',
  'nullify-state': 'cancels it for a faction',
  'iron-chain': 'chain 1–2, or recast',
  'fire-attack': 'match a suit: 1 fire',
  'arrow-volley': 'others: Dodge or 1 damage',
  barbarians: 'others: Slash or 1 damage',
  'peach-garden': 'all wounded: +1 HP',
  harvest: 'each takes a card',
  'await-exhausted': 'faction: +2 cards, −2',
  'known-both': 'look, or recast',
  'befriend-attack': 'they draw 1, you 3',
  lightning: '♠2–9: 3 thunder',
  indulgence: 'unless ♥: no play phase',
  'supply-shortage': 'unless ♣: no draw phase',
  crossbow: 'range 1: Slash at will',
  qinggang: 'range 2: ignores armour',
  'twin-swords': 'range 2: other gender pays',
  'ice-sword': 'range 2: 2 cards, not HP',
  axe: 'range 3: 2 cards to hit',
  spear: 'range 3: 2 cards = Slash',
  'feather-fan': 'range 4: Fire Slash',
  'qilin-bow': 'range 5: hits a horse',
  'six-swords': 'range 2: allies range +1',
  triblade: 'range 3: hits one more',
  'eight-trigrams': 'red judgement: Dodge',
  renwang: 'stops black Slashes',
  rattan: 'stops Slash; fire +1',
  'silver-lion': 'damage 1 at most',
  jueying: '+1 horse',
  dilu: '+1 horse',
  zhuahuang: '+1 horse',
  chitu: '−1 horse',
  dayuan: '−1 horse',
  zixing: '−1 horse',
} satisfies Readonly<Record<Kind, string>>
