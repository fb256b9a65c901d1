// The generals of Qun 群 and their skills in English. Horsemanship 馬術 stands with Shu.
import type { KingdomWords } from '../../words.ts'

export const qun = {
  names: {
    'hua-tuo': 'Hua Tuo 華佗',
    'lu-bu': 'Lü Bu 呂布',
    'diao-chan': 'Diao Chan 貂蟬',
    'yuan-shao': 'Yuan Shao 袁紹',
    'yan-liang-wen-chou': 'Yan Liang & Wen Chou 顏良文醜',
    'jia-xu': 'Jia Xu 賈詡',
    'pang-de': 'Pang De 龐德',
    'zhang-jiao': 'Zhang Jiao 張角',
    'cai-wenji': 'Cai Wenji 蔡文姬',
    'ma-teng': 'Ma Teng 馬騰',
    'kong-rong': 'Kong Rong 孔融',
    'ji-ling': 'Ji Ling 紀靈',
    'tian-feng': 'Tian Feng 田豐',
    'pan-feng': 'Pan Feng 潘鳳',
    'zou-shi': 'Lady Zou 鄒氏',
  },
  skills: {
    jijiu: {
      name: 'First Aid 急救',
      brief: 'Outside your turn, you may use a red card as Peach.',
      full: 'Outside your own turn you may use a red card, held or equipped, as Peach 桃. Utter Slaughter 完殺 forbids it like any Peach.',
    },
    qingnang: {
      name: 'Green Satchel 青囊',
      brief: 'Once per play phase: discard a hand card; a wounded player recovers 1 HP.',
      full: 'Once per play phase: discard a hand card and choose a wounded player, perhaps yourself, who recovers 1 HP.',
    },
    wushuang: {
      name: 'Peerless 無雙',
      brief: 'Locked: it takes 2 Dodges against your Slash, and 2 Slashes each time in your Duels.',
      full: 'Locked: a target of your Slash 殺 needs two Dodges 閃 in a row to avoid it. In a Duel 決鬥 that you use or are the target of, your opponent must play two Slashes each time. One alone is spent in vain. Eight Trigrams 八卦陣 may stand for either Dodge, with a judgement for each.',
    },
    lijian: {
      name: 'Sow Discord 離間',
      brief: 'Once per play phase: discard a card; one man is taken to use a Duel on another.',
      full: 'Once per play phase: discard a card and choose two other players who are shown to be male; one counts as using a Duel 決鬥 on the other, as you name them. It is virtual and has no suit. The damage comes from a duellist, never from you. A reveal that changes a gender on the way does not undo it.',
    },
    biyue: {
      name: 'Moon-Eclipsing Beauty 閉月',
      brief: 'End phase: you may draw a card.',
      full: 'At the start of your end phase you may draw a card.',
    },
    luanji: {
      name: 'Hail of Arrows 亂擊',
      brief: 'You may use 2 hand cards of one suit as Volley of Arrows.',
      full: 'You may use two hand cards of the same suit as Volley of Arrows 萬箭齊發. It has their colour, but neither suit nor number.',
    },
    shuangxiong: {
      name: 'Twin Heroes 雙雄',
      brief: 'Instead of drawing, judge and take the card; the other colour serves you as Duel.',
      full: 'At the start of your draw phase you may give up the draw and judge; when the card takes effect you gain it. For the rest of the turn you may use hand cards of the other colour as Duel 決鬥, as many as you like, even if somebody else took the judgement card.',
    },
    wansha: {
      name: 'Utter Slaughter 完殺',
      brief: 'Locked: in your turn only you and the dying may use Peach.',
      full: 'Locked: in your turn, other players who are not dying cannot use Peach 桃. The dying may still use Peach and Wine 酒 for themselves. Face down, this general must turn up when the rescue begins.',
    },
    luanwu: {
      name: 'Descent into Chaos 亂武',
      brief: 'Limited: everyone else uses a Slash on a nearest player, or loses 1 HP.',
      full: 'Limited, once per game: in your play phase, every other player in turn order must use a Slash 殺 on a player at the smallest distance from them, of equals whom they choose, or lose 1 HP. These Slashes ignore attack range and count towards no limit.',
    },
    weimu: {
      name: 'Behind the Curtain 帷幕',
      brief: 'Locked: black tricks that target you are cancelled.',
      full: 'Locked: when you become the target of a black trick, it is cancelled for you. A delayed trick then goes to the discard pile; a Lightning 閃電 that moves on passes you by.',
    },
    mengjin: {
      name: 'Charge 猛進',
      brief: 'When your Slash is dodged, you may discard a card of the target.',
      full: 'When your Slash 殺 is avoided by its target’s Dodge 閃, you may discard one of their cards: a hand card unseen or a piece of equipment.',
    },
    leiji: {
      name: 'Thunderbolt 雷擊',
      brief: 'When you use or play a Dodge, a player of your choice judges: ♠ is 2 thunder damage.',
      full: 'When you use or play a Dodge 閃, also by Eight Trigrams 八卦陣, you may have any player judge: if it is ♠, you deal them 2 thunder damage. This comes before the dodged Slash goes on.',
    },
    guidao: {
      name: 'Way of Ghosts 鬼道',
      brief: 'Before a judgement takes effect, you may swap its card for a black card of yours.',
      full: 'Before anyone’s judgement card takes effect, you may play a black card, held or equipped, in its place; you take the old card into your hand.',
    },
    beige: {
      name: 'Song of Grief 悲歌',
      brief: 'After a Slash hurts somebody, discard a card: they judge, and the suit helps or avenges them.',
      full: 'After a player suffers damage from a Slash 殺 and lives, you may discard a card and have them judge. ♥: they recover 1 HP. ♦: they draw two cards. ♣: the source discards two cards, or all with fewer. ♠: the source flips. The last two need a living source.',
    },
    duanchang: {
      name: 'Heartbroken 斷腸',
      brief: 'Locked: when you die, your killer loses all skills of one general you choose.',
      full: 'Locked: when you die, the player who killed you loses all skills of one of their generals, face up or face down, which you choose. The general stays and still counts for HP, faction and gender.',
    },
    xiongyi: {
      name: 'Bold Uprising 雄異',
      brief: 'Limited: your faction draws 3 cards each; if none is smaller, you recover 1 HP.',
      full: 'Limited, once per game: in your play phase, you and all players of your faction draw three cards each. Then, if no determined faction has fewer living members than yours, you recover 1 HP. Each ambitionist is a faction of one; a tie for the smallest will do.',
    },
    mingshi: {
      name: 'Noted Scholar 名士',
      brief: 'Locked: damage from a source with a face-down general is 1 less.',
      full: 'Locked: when you would suffer damage from a source who still has a face-down general, it is 1 less; reduced to 0, no damage was dealt. This is looked at when the damage is dealt, so that a source may turn up before.',
    },
    lirang: {
      name: 'Courteous Yielding 禮讓',
      brief: 'When your cards are discarded, you may give any of them to other players.',
      full: 'When cards of yours come to the discard pile by being discarded, you may give any of them to other players, each card to whom you like. Cards you used, played or lost in another way do not count.',
    },
    shuangren: {
      name: 'Twin Blades 雙刃',
      brief: 'Play phase: point-fight. Win: a virtual Slash on that faction. Else the phase is over.',
      full: 'At the start of your play phase you may point-fight another player. If you win, use a virtual Slash 殺 on them or on another player of their faction; it ignores distance and counts towards no limit. If you do not win, your play phase ends at once. An undetermined opponent stands for nobody else.',
    },
    sijian: {
      name: 'Remonstrance 死諫',
      brief: 'When you lose your last hand card, you may discard a card of another player.',
      full: 'When you lose your last hand card, however it goes, you may discard one card of another player: a hand card unseen or a piece of equipment.',
    },
    suishi: {
      name: 'Swept Along 隨勢',
      brief: 'Locked: draw when your faction brings a player to dying; lose 1 HP when one of it dies.',
      full: 'Locked: when another player becomes dying by damage whose source is of your faction, perhaps you, draw a card. When another player of your faction dies, lose 1 HP. Face down you may stay hidden; your faction is then the one you would turn up as.',
    },
    kuangfu: {
      name: 'Mad Axe 狂斧',
      brief: 'After your Slash damages its target, discard or take over one of their equipment cards.',
      full: 'After your Slash 殺 damages its target, you may choose one of their equipment cards: discard it, or put it into your own slot if that is empty. Damage that chains or skills carry to another player does not count.',
    },
    huoshui: {
      name: 'Femme Fatale 禍水',
      brief: 'You may turn up in your play phase; while up, nobody else can reveal in your turn.',
      full: 'You may turn this general up in your play phase. While it is face up, other players cannot reveal generals in your turn, so that their hidden skills rest. The dead are turned up all the same.',
    },
    qingcheng: {
      name: 'City-Toppling Beauty 傾城',
      brief: 'Play phase: discard equipment; a player with both generals up has one turned down.',
      full: 'In your play phase, as often as you like: discard an equipment card, held or equipped, and choose another player with both generals face up; turn one of the two face down. Faction stays as it is. The skills of that general rest until it turns up again, and rewards for turning up are not paid twice.',
    },
  },
} as const satisfies KingdomWords<'qun'>
