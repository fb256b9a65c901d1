// The generals of Shu 蜀 and their skills in English.
import type { KingdomWords } from '../../../cards/words.ts'

export const shu = {
  names: {
    'liu-bei': 'Liu Bei 劉備',
    'guan-yu': 'Guan Yu 關羽',
    'zhang-fei': 'Zhang Fei 張飛',
    'zhuge-liang': 'Zhuge Liang 諸葛亮',
    'zhao-yun': 'Zhao Yun 趙雲',
    'ma-chao': 'Ma Chao 馬超',
    'huang-yueying': 'Huang Yueying 黃月英',
    'huang-zhong': 'Huang Zhong 黃忠',
    'wei-yan': 'Wei Yan 魏延',
    'pang-tong': 'Pang Tong 龐統',
    'wo-long': 'Sleeping Dragon 臥龍諸葛亮',
    'liu-shan': 'Liu Shan 劉禪',
    'meng-huo': 'Meng Huo 孟獲',
    'zhu-rong': 'Lady Zhurong 祝融',
    'gan-furen': 'Lady Gan 甘夫人',
  },
  skills: {
    rende: {
      name: 'Benevolence 仁德',
      brief: 'Play phase: give hand cards to others; the first time you give 3 in a phase, recover 1 HP.',
      full: 'In your play phase, as often as you like, you may give 1 or more hand cards to another player. The first time you have given 3 or more cards in one phase this way, to whomever, you recover 1 HP, if wounded. Only you and the player who is given a card know it.',
    },
    wusheng: {
      name: 'God of War 武聖',
      brief: 'You may use or play a red card as Slash.',
      full: 'You may use or play a red card, from hand or equipment, as a normal Slash 殺 of the same suit and number. If it is your weapon or −1 horse, range and distance are counted without it.',
    },
    paoxiao: {
      name: 'Roar 咆哮',
      brief: 'Locked: any number of Slashes in your play phase.',
      full: 'Locked: there is no limit to the Slashes 殺 you use in your play phase. While this general is hidden, it is revealed as soon as you use one beyond the usual limit.',
    },
    guanxing: {
      name: 'Stargazing 觀星',
      brief:
        'Preparation: you may look at the top cards (1 per living player, max 5); put each on top or bottom.',
      full: 'At the start of your preparation phase you may look at the top X cards of the deck, X being the number of living players, at most five. Put any of them back on top in any order, and the others at the bottom in any order.',
    },
    kongcheng: {
      name: 'Empty City 空城',
      brief: 'Locked: while you have no hand cards, Slash and Duel on you are cancelled.',
      full: 'Locked: when you become the target of a Slash 殺 or Duel 決鬥 while you have no hand cards, it is cancelled for you. You may still be named as the target, as this is checked afterwards. If revealing this general brings you a companion reward, the cards you draw do not undo it.',
    },
    longdan: {
      name: 'Dragon Courage 龍膽',
      brief: 'You may use or play Slash as Dodge and Dodge as Slash.',
      full: 'You may use or play a Slash 殺 of any kind as Dodge 閃, and a Dodge as a normal Slash.',
    },
    mashu: {
      name: 'Horsemanship 馬術',
      brief: 'Locked: your distance to others is 1 less.',
      full: 'Locked: your distance to every other player is 1 less, but never below 1. While this general is hidden, you may reveal it when a card you use needs the shorter distance. Two generals with this skill add up.',
    },
    tieqi: {
      name: 'Iron Cavalry 鐵騎',
      brief: 'After your Slash targets a player, you may judge: if red, they cannot dodge it.',
      full: 'After your Slash 殺 targets a player, you may judge: if it is red, that player cannot use a Dodge 閃 against this Slash, not even by Eight Trigrams 八卦陣. Once for each target.',
    },
    jizhi: {
      name: 'Gathered Wisdom 集智',
      brief: 'When you use a trick that is neither delayed nor converted, you may draw a card.',
      full: 'When you use a trick that is not delayed and not converted from another card, you may draw a card before it is resolved. Nullify 無懈可擊 counts, and so does a virtual trick made from no card. Recasting is not using.',
    },
    qicai: {
      name: 'Prodigy 奇才',
      brief: 'Locked: your tricks have no distance limit.',
      full: 'Locked: your tricks have no distance limit. This matters for Snatch 順手牽羊 and Supplies Cut Off 兵糧寸斷.',
    },
    liegong: {
      name: 'Fierce Bow 烈弓',
      brief:
        'Play phase: if a target’s hand is ≥ your HP or ≤ your range, you may make your Slash undodgeable.',
      full: 'In your play phase, after your Slash 殺 targets a player whose hand cards number at least your HP or at most your attack range, you may make them unable to use a Dodge 閃 against it. Once for each target.',
    },
    kuanggu: {
      name: 'Wild Arrogance 狂骨',
      brief: 'Locked: for each 1 damage you deal at distance 1 or less, recover 1 HP.',
      full: 'Locked: for each 1 damage you deal to a player at distance 1 or less from you, you recover 1 HP. The distance is taken just before their HP goes down; you are at distance 0 from yourself. It works even if they die.',
    },
    lianhuan: {
      name: 'Linked Ploy 連環',
      brief: 'You may use a ♣ hand card as Iron Chains, or recast it.',
      full: 'You may use a ♣ hand card as Iron Chains 鐵索連環, or recast it: put it in the discard pile and draw a card.',
    },
    niepan: {
      name: 'Nirvana 涅槃',
      brief: 'Limited: when dying, you may discard everything, draw 3 cards and set your HP to 3.',
      full: 'Limited, once per game: when you are dying, you may discard all cards of your hand, equipment and judgement zone, flip back if flipped and become unchained, draw 3 cards and set your HP to 3, or to your maximum if that is less. All of this happens even if a companion reward has saved you meanwhile.',
    },
    bazhen: {
      name: 'Eight Formations 八陣',
      brief: 'Locked: without armour you count as wearing Eight Trigrams.',
      full: 'Locked: while no armour is equipped, you count as wearing Eight Trigrams 八卦陣. Qinggang Sword 青釭劍 ignores it like real armour, and there is no card that could be taken.',
    },
    huoji: {
      name: 'Fire Ploy 火計',
      brief: 'You may use a red hand card as Fire Attack.',
      full: 'You may use a red hand card as Fire Attack 火攻.',
    },
    kanpo: {
      name: 'Seen Through 看破',
      brief: 'You may use a black hand card as Nullify.',
      full: 'You may use a black hand card as Nullify 無懈可擊, always the plain one and never State Nullify.',
    },
    xiangle: {
      name: 'Pleasure-Seeking 享樂',
      brief: 'Locked: a player who targets you with Slash discards a basic card, or it has no effect on you.',
      full: 'Locked: when another player’s Slash 殺 targets you, its user must discard a basic card; if they do not, cannot, or are dead, the Slash has no effect on you. You are its target all the same; it does not count as dodged, and the Slash still counts as used.',
    },
    fangquan: {
      name: 'Delegate 放權',
      brief:
        'You may skip your play phase; at the turn’s end, discard a hand card to give another player a turn.',
      full: 'Just before your play phase you may skip it. If you skip it, then at the end of this turn, after your discard phase, you may discard a hand card and give another player an extra turn; play then continues from you.',
    },
    huoshou: {
      name: 'Arch-Rebel 禍首',
      brief:
        'Locked: Barbarian Invasion cannot hurt you; when others use it, you are the source of its damage.',
      full: 'Locked: Barbarian Invasion 南蠻入侵 has no effect on you. After another player’s has named its targets, you are the source of its damage instead of the user; if you have died meanwhile, that damage has no source.',
    },
    zaiqi: {
      name: 'Comeback 再起',
      brief:
        'If wounded, you may skip your draw: reveal 1 card per missing HP; each ♥ heals 1, keep the rest.',
      full: 'At the start of your draw phase, if you are wounded, you may skip the draw and reveal as many cards of the deck as you are missing HP. You recover 1 HP for every ♥ among them and discard those, then take the rest.',
    },
    juxiang: {
      name: 'Great Elephant 巨象',
      brief: 'Locked: unharmed by Barbarian Invasion, and you gain it after others have used it.',
      full: 'Locked: Barbarian Invasion 南蠻入侵 has no effect on you. When another player’s goes to the discard pile after it is resolved, you gain it; only the printed card, not a converted one.',
    },
    lieren: {
      name: 'Blazing Blade 烈刃',
      brief:
        'After your Slash damages its target, you may point-fight them; if you win, take one of their cards.',
      full: 'After your Slash 殺 damages its target, you may hold a point fight with them, if both of you have a hand card. If you win, take one of their cards: a random hand card or a piece of equipment. Damage that chains or skills carry to another player does not count.',
    },
    shushen: {
      name: 'Gentle Prudence 淑慎',
      brief: 'For each 1 HP you recover, you may have another player of your faction draw a card.',
      full: 'For each 1 HP you recover, you may have another player of your faction draw a card. While undetermined, you may reveal this general for a determined player if that puts you in their faction.',
    },
    shenzhi: {
      name: 'Clear Mind 神智',
      brief:
        'Preparation: you may discard your hand; if it was at least as many cards as your HP, recover 1 HP.',
      full: 'At the start of your preparation phase you may discard your whole hand, at least 1 card. If that was at least as many cards as you have HP, you recover 1 HP; HP is checked after the discard and after any reward for revealing.',
    },
  },
  revised: {},
} as const satisfies KingdomWords<'shu'>
