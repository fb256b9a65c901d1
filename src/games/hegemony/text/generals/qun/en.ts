// The generals of Qun 群 and their skills in English. Horsemanship 馬術 stands with Shu.
import type { KingdomWords } from '../../../cards/words.ts'

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
      full: 'Outside your own turn you may use a red card from hand or equipment as Peach 桃. Utter Slaughter 完殺 forbids it like any Peach.',
    },
    qingnang: {
      name: 'Green Satchel 青囊',
      brief: 'Once per play phase: discard a hand card; a wounded player recovers 1 HP.',
      full: 'Once per play phase: discard a hand card and choose a wounded player, perhaps yourself, who recovers 1 HP.',
    },
    wushuang: {
      name: 'Peerless 無雙',
      brief: 'Locked: your Slash takes 2 Dodges to avoid; in Duels your opponent plays 2 Slashes each time.',
      full: 'Locked: a target of your Slash 殺 needs two Dodges 閃 in a row to avoid it. In a Duel 決鬥 that you use or are the target of, your opponent must play two Slashes each time. One alone is spent in vain. Eight Trigrams 八卦陣 may stand for either Dodge, with a judgement for each.',
    },
    lijian: {
      name: 'Sow Discord 離間',
      brief: 'Once per play phase: discard a card; one male player uses a Duel on another, as you choose.',
      full: 'Once per play phase: discard a card from hand or equipment and choose two other players who are shown to be male; one counts as using a Duel 決鬥 on the other, as you name them. It is virtual and has no suit. The damage comes from a duellist, never from you. A reveal that changes a gender in between does not undo it.',
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
      brief: 'You may judge instead of drawing and take the card; use the other colour as Duel this turn.',
      full: 'At the start of your draw phase you may skip the draw and judge; when the card takes effect you gain it. For the rest of the turn you may use hand cards of the other colour as Duel 決鬥, as many as you like, even if another player took the judgement card.',
    },
    wansha: {
      name: 'Utter Slaughter 完殺',
      brief: 'Locked: in your turn only you and the dying may use Peach.',
      full: 'Locked: in your turn, other players who are not dying cannot use Peach 桃. The dying may still use Peach and Wine 酒 for themselves. While this general is hidden, you may use this skill by revealing it when the rescue begins.',
    },
    luanwu: {
      name: 'Descent into Chaos 亂武',
      brief: 'Limited: everyone else uses a Slash on a player nearest to them, or loses 1 HP.',
      full: 'Limited, once per game: in your play phase, every other player in turn order must use a Slash 殺 on a player nearest to them (their choice if tied), or lose 1 HP. These Slashes ignore attack range and do not count toward any limit.',
    },
    weimu: {
      name: 'Behind the Curtain 帷幕',
      brief: 'Locked: black tricks that target you are cancelled.',
      full: 'Locked: when you become the target of a black trick, it is cancelled for you. A delayed trick then goes to the discard pile; a Lightning 閃電 that moves on passes you by.',
    },
    mengjin: {
      name: 'Charge 猛進',
      brief: 'When your Slash is dodged, you may discard a card of the target.',
      full: 'When your Slash 殺 is avoided by its target’s Dodge 閃, you may discard one of their cards: a random hand card or a piece of equipment.',
    },
    leiji: {
      name: 'Thunderbolt 雷擊',
      brief: 'When you use or play a Dodge, you may have a player judge: if ♠, they suffer 2 thunder damage.',
      full: 'When you use or play a Dodge 閃, also by Eight Trigrams 八卦陣, you may have any player judge: if it is ♠, you deal them 2 thunder damage. This comes before the dodged Slash goes on.',
    },
    guidao: {
      name: 'Way of Ghosts 鬼道',
      brief: 'Before a judgement takes effect, you may swap its card for a black card of yours.',
      full: 'Before anyone’s judgement card takes effect, you may play a black card from hand or equipment in its place; you take the old card into your hand.',
    },
    beige: {
      name: 'Song of Grief 悲歌',
      brief:
        'After a Slash hurts anyone, you may discard: they judge. ♥ heal, ♦ draw 2, ♣/♠ punish the source.',
      full: 'After a player suffers damage from a Slash 殺 and lives, you may discard a card from hand or equipment and have them judge. ♥: they recover 1 HP. ♦: they draw 2 cards. ♣: the source discards 2 cards, or all with fewer. ♠: the source flips. The last two need a living source.',
    },
    duanchang: {
      name: 'Heartbroken 斷腸',
      brief: 'Locked: when you die, your killer loses all skills of one general you choose.',
      full: 'Locked: when you die, the player who killed you loses all skills of one of their generals, hidden or face up, which you choose. The general stays and still counts for HP, faction and gender.',
    },
    xiongyi: {
      name: 'Bold Uprising 雄異',
      brief: 'Limited: your faction draws 3 each; if no faction has fewer living members, recover 1 HP.',
      full: 'Limited, once per game: in your play phase, you and all players of your faction draw 3 cards each. Then, if no determined faction has fewer living members than yours, you recover 1 HP. Each ambitionist is a faction of one; a tie for the smallest will do.',
    },
    mingshi: {
      name: 'Noted Scholar 名士',
      brief: 'Locked: damage from a source with a hidden general is 1 less.',
      full: 'Locked: when you would suffer damage from a source who still has a hidden general, it is 1 less; reduced to 0, no damage was dealt. This is checked when the damage is dealt, so a source may reveal before.',
    },
    lirang: {
      name: 'Courteous Yielding 禮讓',
      brief: 'When your cards are discarded, you may give any of them to other players.',
      full: 'When cards of yours come to the discard pile by being discarded, you may give any of them to other players, each card to a player of your choice. Cards you used, played or lost in another way do not count.',
    },
    shuangren: {
      name: 'Twin Blades 雙刃',
      brief:
        'Start of play phase: you may point-fight. Win: virtual Slash on one of that faction. Else it ends.',
      full: 'At the start of your play phase you may hold a point fight with another player. If you win, use a virtual Slash 殺 on them or on another player of their faction; it ignores distance and does not count toward any limit. If you do not win, your play phase ends. If your opponent is undetermined, only they can be the target.',
    },
    sijian: {
      name: 'Remonstrance 死諫',
      brief: 'When you lose your last hand card, you may discard a card of another player.',
      full: 'When you lose your last hand card in any way, you may discard one card of another player: a random hand card or a piece of equipment.',
    },
    suishi: {
      name: 'Swept Along 隨勢',
      brief:
        'Locked: draw 1 when your faction’s damage leaves another player dying; lose 1 HP when an ally dies.',
      full: 'Locked: when another player becomes dying by damage whose source is of your faction, perhaps you, draw a card. When another player of your faction dies, lose 1 HP. While this general is hidden both are optional, and your faction is the one you would have after revealing it.',
    },
    kuangfu: {
      name: 'Mad Axe 狂斧',
      brief:
        'After your Slash hurts, you may discard 1 of the target’s equipment or move it to your free slot.',
      full: 'After your Slash 殺 damages its target, you may choose one of their equipment cards: discard it, or put it into your own slot if that is empty. Damage that chains or skills carry to another player does not count.',
    },
    huoshui: {
      name: 'Femme Fatale 禍水',
      brief:
        'You may reveal her in your play phase; while she is face up, nobody else can reveal in your turn.',
      full: 'You may reveal this general in your play phase. While it is face up, other players cannot reveal generals in your turn, so they cannot use hidden generals’ skills. Generals of dead players are still revealed.',
    },
    qingcheng: {
      name: 'City-Toppling Beauty 傾城',
      brief: 'Play phase: discard equipment; a player with both generals face up has one hidden again.',
      full: 'In your play phase, as often as you like: discard an equipment card from hand or equipment, and choose another player with both generals face up; hide one of the two again. Their faction stays as it is. They cannot use that general’s skills until it is revealed again, and rewards for revealing are not paid twice.',
    },
    chuli: {
      name: 'Purge of Plague 除癘',
      brief:
        'Once per play phase: discard a card of yours and 1 each of up to 3 others; who lost a ♠ draws 1.',
      full: 'Once per play phase: choose up to 3 other players with cards, no two of them of one faction (players of no faction count as different from everybody), and discard a card of your own; then discard 1 card of each of them: a random hand card or a piece of equipment. Everybody who lost a ♠ this way draws 1 card. A suit counts as it does for its owner (Rosy Cheeks 紅顏).',
    },
    jianchu: {
      name: 'Quiver Shot 鞬出',
      brief: 'Slash: discard a card of a target; equipment: no Dodge; else they gain the Slash.',
      full: 'After your Slash 殺 has its targets, you may discard a card of each of them: a random hand card or a piece of equipment. If it is equipment, that target cannot use Dodge 閃 against this Slash; otherwise they gain the cards of this Slash, if those still lie on the table. The Slash takes effect all the same.',
    },
  },
  revised: {
    luanji: {
      brief: 'Use 2 hand cards of suits not yet taken this turn as Volley of Arrows; allies who dodge draw.',
      full: 'You may use two hand cards as Volley of Arrows 萬箭齊發, of suits that you have not used for this skill this turn; the two may be of one suit or not. Each member of your faction who plays a Dodge 閃 against it draws 1 card. The volley has a shared colour, but neither suit nor number.',
    },
  },
} as const satisfies KingdomWords<'qun'>
