// The generals of Wu 吳 and their skills in English.
import type { KingdomWords } from '../../../cards/words.ts'

export const wu = {
  names: {
    'sun-quan': 'Sun Quan 孫權',
    'gan-ning': 'Gan Ning 甘寧',
    'lu-meng': 'Lü Meng 呂蒙',
    'huang-gai': 'Huang Gai 黃蓋',
    'zhou-yu': 'Zhou Yu 周瑜',
    'da-qiao': 'Da Qiao 大喬',
    'lu-xun': 'Lu Xun 陸遜',
    'sun-shangxiang': 'Sun Shangxiang 孫尚香',
    'sun-jian': 'Sun Jian 孫堅',
    'xiao-qiao': 'Xiao Qiao 小喬',
    'taishi-ci': 'Taishi Ci 太史慈',
    'zhou-tai': 'Zhou Tai 周泰',
    'lu-su': 'Lu Su 魯肅',
    'er-zhang': 'Zhang Zhao & Zhang Hong 張昭張紘',
    'ding-feng': 'Ding Feng 丁奉',
  },
  skills: {
    zhiheng: {
      name: 'Balance of Power 制衡',
      brief: 'Once per play phase: discard up to X cards (X: your max HP), then draw that many.',
      full: 'Once per play phase: discard 1 or more cards from hand or equipment, up to your maximum HP, then draw that many.',
    },
    qixi: {
      name: 'Surprise Raid 奇襲',
      brief: 'You may use a black card as Dismantle.',
      full: 'You may use a black card from hand or equipment as Dismantle 過河拆橋.',
    },
    keji: {
      name: 'Self-Restraint 克己',
      brief: 'No Slash used or played in your play phase: you may skip your discard phase.',
      full: 'If you neither used nor played a Slash 殺 in your play phase this turn, you may skip your discard phase. A Slash played in a Duel 決鬥 of that phase counts. It works too if the play phase was skipped.',
    },
    kurou: {
      name: 'Self-Injury 苦肉',
      brief: 'Play phase, as often as you like: lose 1 HP, then draw 2 cards.',
      full: 'In your play phase, as often as you like: lose 1 HP, then draw 2 cards. If the loss leaves you dying, that is resolved first, and you draw only if you live. The loss has no source.',
    },
    yingzi: {
      name: 'Heroic Bearing 英姿',
      brief: 'In your draw phase you may draw 1 extra card.',
      full: 'In your draw phase you may draw 1 extra card.',
    },
    fanjian: {
      name: 'Sow Distrust 反間',
      brief:
        'Once per play phase: a player names a suit and takes one of your cards; if it differs, 1 damage.',
      full: 'Once per play phase, if you have hand cards: another player names a suit, takes one of your hand cards unseen and shows it. If its suit is another, you deal them 1 damage. They keep the card, and its suit counts as it does in their hand (Rosy Cheeks 紅顏).',
    },
    guose: {
      name: 'National Beauty 國色',
      brief: 'You may use a ♦ card as Lost in Revelry.',
      full: 'You may use a ♦ card from hand or equipment as Lost in Revelry 樂不思蜀.',
    },
    liuli: {
      name: 'Displacement 流離',
      brief: 'When a Slash targets you, you may discard a card to redirect it to a player in your range.',
      full: 'When a Slash 殺 targets you, you may discard a card from hand or equipment and redirect the Slash to another player in your attack range, other than its user, who would be a legal target apart from distance. If the card is your weapon or −1 horse, range is counted without it. The new target’s own answers to being targeted apply. Another target of the same Slash may be chosen, and is then struck twice.',
    },
    qianxun: {
      name: 'Humility 謙遜',
      brief: 'Locked: Snatch and Lost in Revelry that target you are cancelled.',
      full: 'Locked: when you become the target of Snatch 順手牽羊 or Lost in Revelry 樂不思蜀, it is cancelled for you. The cancelled Lost in Revelry goes to the discard pile.',
    },
    duoshi: {
      name: 'Reading the Tide 度勢',
      brief: 'Up to 4 times per play phase: use a red hand card as Wait at Ease.',
      full: 'Up to 4 times per play phase, you may use a red hand card as Wait at Ease 以逸待勞. If hidden, this general is revealed first; the card then works for the faction you then have, as an ambitionist for you alone.',
    },
    jieyin: {
      name: 'Marriage Alliance 結姻',
      brief: 'Once per play phase: discard 2 hand cards; you and a wounded male player recover 1 HP each.',
      full: 'Once per play phase: discard two hand cards and choose another wounded player who is shown to be male; you and he each recover 1 HP. You may do so at full HP; then only he recovers.',
    },
    xiaoji: {
      name: 'Warrior Princess 梟姬',
      brief: 'After you lose equipment, you may draw 2 cards.',
      full: 'After you lose one or more cards from your equipment zone, you may draw 2 cards. Once for each loss, even if several cards leave together. Replacing a card is losing it.',
    },
    yinghun: {
      name: 'Heroic Spirit 英魂',
      brief:
        'If wounded, you may have another player draw X, discard 1, or draw 1, discard X (X: missing HP).',
      full: 'At the start of your preparation phase, if you are wounded, you may choose another player, who either draws X cards and discards 1, or draws 1 card and discards X, as you say; X is your missing HP. They discard from hand or equipment; a player with fewer cards discards all.',
    },
    tianxiang: {
      name: 'Heavenly Fragrance 天香',
      brief:
        'When hurt, you may discard a ♥ hand card: another suffers the damage, then draws 1 per missing HP.',
      full: 'When you would suffer damage, you may discard a ♥ hand card and have another player suffer it instead; once it is dealt, they draw as many cards as they are missing HP. With Rosy Cheeks 紅顏 you may also discard a ♠, and reveal her for it. Source, card and amount stay the same, and the victim’s skills against damage apply. If the damage is prevented or the victim dies, nothing is drawn.',
    },
    hongyan: {
      name: 'Rosy Cheeks 紅顏',
      brief: 'Locked: your ♠ cards count as ♥.',
      full: 'Locked: your ♠ cards count as ♥: in your hand, equipped, and as the card of your own judgement. While this general is hidden, your cards keep their printed suit; you may reveal it to change your judgement.',
    },
    tianyi: {
      name: 'Heaven’s Justice 天義',
      brief:
        'Once per play phase: point fight. Win: this turn +1 Slash, no distance limit, +1 target for each.',
      full: 'Once per play phase: hold a point fight with another player. If you win, this turn you may use 1 extra Slash 殺, your Slashes ignore distance, and each may have 1 extra target. If you do not win, you cannot use Slash this turn.',
    },
    buqu: {
      name: 'Unyielding Spirit 不屈',
      brief:
        'At 0 HP or less, you may lay wounds from the deck: while all their numbers differ, you live on.',
      full: 'For each HP that takes you to 0 or below, by damage or by loss, you may lay the top card of the deck face up on this general as a wound. While all wounds have different numbers you are not dying; with two alike you are, until you are saved or the wounds all differ again. At 0 HP or less you have (1 − your HP) wounds: recovering 1 HP discards one of your choice, and at 1 HP or more all go. If this general is hidden again or loses its skills while you are at 0 HP or less, the wounds go and you are dying.',
    },
    haoshi: {
      name: 'Generosity 好施',
      brief: 'You may draw 2 more; then, if you hold over 5, give half to another player with the fewest.',
      full: 'In your draw phase you may draw 2 extra cards; then, if you hold more than 5, give half of them, rounded down, to another player with the fewest hand cards. If tied, you choose.',
    },
    dimeng: {
      name: 'Forge Alliance 締盟',
      brief: 'Once per play phase: two others swap hands; you discard the difference in cards.',
      full: 'Once per play phase: choose two other players, at least one of them with hand cards, and discard as many cards from hand or equipment as their hands differ by, perhaps none; they swap hands. You cannot use it if you have too few cards.',
    },
    zhijian: {
      name: 'Blunt Counsel 直諫',
      brief: 'Play phase: put equipment from your hand into another’s empty slot and draw a card.',
      full: 'In your play phase, as often as you like: put an equipment card from your hand into the empty slot of another player, then draw a card.',
    },
    guzheng: {
      name: 'Firm Governance 固政',
      brief:
        'After another’s discard phase, you may give back 1 of those cards; then you may take the others.',
      full: 'At the end of another player’s discard phase, you may return one of the cards they discarded in it from the discard pile to their hand; then you may take all the other cards discarded in that phase. Cards discarded by other players in that phase may be taken but not returned.',
    },
    duanbing: {
      name: 'Short Blades 短兵',
      brief: 'Your Slash may have 1 extra target at distance 1.',
      full: 'Any Slash 殺 you use, also one that is demanded of you, may have 1 extra target, who must be at distance 1.',
    },
    fenxun: {
      name: 'Dashing Forward 奮迅',
      brief: 'Once per play phase: discard a card; this turn your distance to a player is 1.',
      full: 'Once per play phase: discard a card from hand or equipment and choose another player; for the rest of this turn your distance to them is 1.',
    },
    mouduan: {
      name: 'Shrewd Resolve 謀斷',
      brief: 'End phase: if you used 4 suits or 3 types of card in your play phase, you may move a card.',
      full: 'At the start of your end phase, if the cards you used in your play phase were of all four suits, or of all three types (basic, trick, equipment), you may move a card from one player’s equipment or judgement zone to the same zone of another player who has room for it. Cards used in answer in that phase count, cards only played do not; a card made of two has no suit.',
    },
    fenji: {
      name: 'Rousing Valour 奮激',
      brief:
        'When a player begins the end phase without hand cards: you may have them draw 2; you lose 1 HP.',
      full: 'At the start of any player’s end phase, yours too, if that player has no hand cards, you may have them draw 2 cards. Then you lose 1 HP.',
    },
  },
  revised: {
    keji: {
      brief: 'Locked: cards of one colour at most used in your play phase: this turn you may hold 4 more.',
      full: 'Locked: at the start of your discard phase, if you used no cards of different colours in your play phase, your hand limit is 4 higher this turn. It works too if you used none, or if the play phase was skipped. Cards used in answer in that phase count, cards only played do not; cards without a colour do not matter.',
    },
    kurou: {
      brief: 'Once per play phase: discard a card and lose 1 HP; draw 3 cards and use 1 Slash more.',
      full: 'Once per play phase: discard a card from hand or equipment; you lose 1 HP, draw 3 cards and may use 1 extra Slash 殺 this turn. If the loss leaves you dying, that is resolved first, and the rest follows only if you live. The loss has no source.',
    },
    tianxiang: {
      brief: 'When hurt, discard a ♥ hand card: another suffers 1 and draws, or loses 1 HP and gets it.',
      full: 'When you would suffer damage, you may discard a ♥ hand card and choose another player: the damage is prevented, and either its source deals 1 damage to them, after which they draw 1 card for each HP they are missing, up to 5; or they lose 1 HP and gain the card you discarded. The first way takes a source that is alive. With Rosy Cheeks 紅顏 you may also discard a ♠, and reveal her for it.',
    },
    buqu: {
      brief: 'Locked: when dying, lay a wound from the deck: if no other has its number, recover to 1 HP.',
      full: 'Locked: when you are dying, reveal the top card of the deck. If no wound on this general has its number, it is laid there as a wound and you recover to 1 HP; otherwise it is discarded, and you must be saved like anybody. Wounds stay until this general is hidden again or loses its skills.',
    },
  },
} as const satisfies KingdomWords<'wu'>
