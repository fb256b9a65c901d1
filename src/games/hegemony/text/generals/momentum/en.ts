// The generals of the expansion 勢 and their skills in English.
import type { ExpansionWords } from '../../../cards/words.ts'

export const momentum: ExpansionWords<'momentum'> = {
  names: {
    'li-dian': 'Li Dian 李典',
    'zang-ba': 'Zang Ba 臧霸',
    'ma-dai': 'Ma Dai 馬岱',
    'mi-furen': 'Lady Mi 糜夫人',
    'sun-ce': 'Sun Ce 孫策',
    'chen-wu-dong-xi': 'Chen Wu & Dong Xi 陳武董襲',
    'dong-zhuo': 'Dong Zhuo 董卓',
    'zhang-ren': 'Zhang Ren 張任',
  },
  skills: {
    xunxun: {
      name: 'Modesty 恂恂',
      brief: 'Draw phase: look at the top 4 cards, put 2 back on top and 2 at the bottom.',
      full: 'At the start of your draw phase you may look at the top 4 cards of the deck. Put 2 of them back on top and the others at the bottom, each in the order you like. Then you draw as usual.',
    },
    wangxi: {
      name: 'Grudges Forgotten 忘隙',
      brief: 'For each 1 damage you deal another or they deal you, you may have both draw 1.',
      full: 'For each 1 damage that you have dealt to another player, or that another player has dealt to you, if both of you live, you may have both draw a card, in turn order.',
    },
    hengjiang: {
      name: 'Barring the River 橫江',
      brief:
        'For each 1 damage you suffer: the turn’s hand limit is 1 less. Draw 1 if they then discard none.',
      full: 'For each 1 damage you suffer, you may make the hand limit of the player whose turn it is 1 less until the end of this turn. At the end of that turn, if that player discarded nothing in the discard phase, or had none, you draw 1 card, however often you used this.',
    },
    qianxi: {
      name: 'Stealthy Strike 潛襲',
      brief: 'Preparation: draw 1, discard 1: one at distance 1 cannot use or play hand cards of its colour.',
      full: 'At the start of your preparation phase you may draw a card and then discard a card from hand or equipment. Then choose another player at distance 1, if there is one: until the end of this turn they cannot use or play a card made only of their hand cards of the discarded card’s colour. They may still discard and recast these.',
    },
    guixiu: {
      name: 'Quiet Grace 閨秀',
      brief: 'When you reveal this general, you may draw 2. When it is removed, you recover 1 HP.',
      full: 'After you reveal this general, also again, you may draw 2 cards. After this general is removed 移除, you recover 1 HP. At tables that begin face up nobody reveals it.',
    },
    cunsi: {
      name: 'Saving the Heir 存嗣',
      brief:
        'Play phase: remove this general; a player has Resolve 勇決 from now on, and draws 2 if not you.',
      full: 'In your play phase you may remove 移除 this general and choose a player, perhaps yourself: they have Resolve 勇決 for the rest of the game. If that is not you, they draw 2 cards.',
    },
    yongjue: {
      name: 'Resolve 勇決',
      brief: 'One of your faction may take back a Slash that is their first card in their play phase.',
      full: 'Lent by Saving the Heir 存嗣: after a Slash 殺 that a player of your faction, perhaps you, used in their own play phase as the first card they used in it, they may take its cards, if those still lie on the table.',
    },
    jiang: {
      name: 'Fervour 激昂',
      brief: 'Use a Duel or red Slash, or be its target: you may draw 1.',
      full: 'When you use a Duel 決鬥 or a red Slash 殺 (once for all its targets), or become the target of one, you may draw a card.',
    },
    yingyang: {
      name: 'Soaring Hawk 鷹揚',
      brief: 'When the cards of your point fight are shown, yours may count 3 more or 3 less.',
      full: 'After the cards of a point fight that you take part in are shown, you may have yours count 3 more, K at most, or 3 less, A at least.',
    },
    hunshang: {
      name: 'Soul’s Grief 魂殤',
      brief:
        'Deputy only, half a HP less: prepare with 1 HP: you have Heroism 英姿 and Noble Spirit 英魂 this turn.',
      full: 'Deputy only 副將技, locked: this general counts half a HP less. At the start of your preparation phase, if you have exactly 1 HP, you have the skills 英姿 and 英魂 until the end of this turn. A skill that your main general has, you do not have twice.',
    },
    duanxie: {
      name: 'Broken Bonds 斷紲',
      brief: 'Once per play phase: chain another player who is not chained, and yourself.',
      full: 'Once per play phase: choose another player who is not chained. They are chained, and so are you, if you are not yet.',
    },
    fenming: {
      name: 'Reckless Charge 奮命',
      brief: 'End phase: if you are chained, you may discard a card of each chained player, you too.',
      full: 'At the start of your end phase, if you are chained, you may discard a card of each chained player, in turn order: of others a random hand card or a piece of equipment, and of your own hand or equipment one that you choose.',
    },
    hengzheng: {
      name: 'Extortion 橫征',
      brief: 'With 1 HP or no hand: instead of drawing, take a card of each other player.',
      full: 'At the start of your draw phase, if you have exactly 1 HP or no hand cards, you may, instead of drawing, take a card of each other player in turn order: a random hand card, a piece of equipment, or a delayed trick in front of them.',
    },
    baoling: {
      name: 'Tyranny 暴凌',
      brief: 'Main general only: after a play phase your deputy is removed; 3 more HP, and Ruin 崩壞.',
      full: 'Main general only 主將技, locked: at the end of your play phase, if this general is face up and your deputy was not removed, your deputy is removed 移除. Your maximum HP is 3 more, you recover 3 HP, and you have Ruin 崩壞 for the rest of the game.',
    },
    benghuai: {
      name: 'Ruin 崩壞',
      brief: 'End phase: if another has less HP than you, lose 1 HP or 1 maximum HP.',
      full: 'Lent by Tyranny 暴凌, locked: at the start of your end phase, if some other player has less HP than you, you lose 1 HP, or your maximum HP is 1 less, as you choose. Without maximum HP you die at once.',
    },
    chuanxin: {
      name: 'Piercing the Heart 穿心',
      brief:
        'Your Slash or Duel would hurt one of another faction: they lose equipment and 1 HP, or their deputy.',
      full: 'In your play phase, when a Slash 殺 or Duel 決鬥 that you used would deal damage to a player who is determined, of another faction and has a deputy, you may prevent the damage. They choose: discard all their equipment and lose 1 HP, or their deputy is removed 移除. Who wears nothing has no choice. Not for damage along a chain or turned onto somebody else.',
    },
    fengshi: {
      name: 'Arrowhead 鋒矢',
      brief: 'Formation: a Slash of a besieger on whom you besiege makes them discard equipment.',
      full: 'Formation 陣法技: while this general is face up and you and another player besiege 圍攻 somebody, a Slash 殺 that you or the other besieger use on that player makes them discard a piece of their equipment. You may make a formation call 陣法召喚.',
    },
  },
}
