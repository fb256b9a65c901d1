// The generals of Wei 魏 and their skills in English.
import type { KingdomWords } from '../../../cards/words.ts'

export const wei = {
  names: {
    'cao-cao': 'Cao Cao 曹操',
    'sima-yi': 'Sima Yi 司馬懿',
    'xiahou-dun': 'Xiahou Dun 夏侯惇',
    'zhang-liao': 'Zhang Liao 張遼',
    'xu-chu': 'Xu Chu 許褚',
    'guo-jia': 'Guo Jia 郭嘉',
    'zhen-ji': 'Zhen Ji 甄姬',
    'xiahou-yuan': 'Xiahou Yuan 夏侯淵',
    'zhang-he': 'Zhang He 張郃',
    'xu-huang': 'Xu Huang 徐晃',
    'cao-ren': 'Cao Ren 曹仁',
    'dian-wei': 'Dian Wei 典韋',
    'xun-yu': 'Xun Yu 荀彧',
    'cao-pi': 'Cao Pi 曹丕',
    'yue-jin': 'Yue Jin 樂進',
  },
  skills: {
    jianxiong: {
      name: 'Villainous Hero 奸雄',
      brief: 'After you suffer damage from a card, you may take that card.',
      full: 'After you suffer damage caused by a card, you may take that card into your hand; if it was converted, take all cards it was made from, provided none of them has gone elsewhere. Lightning 閃電 that struck you is such a card. Once per damage, whatever the amount. Damage from a skill or from a virtual card made from no card leaves nothing to take.',
    },
    fankui: {
      name: 'Retaliation 反饋',
      brief: 'After you suffer damage, you may take an unseen hand card or equipment of its source.',
      full: 'After you suffer damage, you may take one card of its source: a random hand card or a piece of equipment, but nothing from the judgement zone. Once per damage, whatever the amount; the source must be alive. If you are the source yourself, it can only be your own equipment.',
    },
    guicai: {
      name: 'Demonic Genius 鬼才',
      brief: 'Before a judgement takes effect, you may replace its card with one from your hand.',
      full: 'Before anyone’s judgement card takes effect, you may play a hand card in its place; the old card goes to the discard pile. You may do so for any number of judgements, once for each.',
    },
    ganglie: {
      name: 'Unyielding 剛烈',
      brief: 'After damage, you may judge: unless ♥, the source discards 2 hand cards or suffers 1.',
      full: 'After you suffer damage, you may judge. Unless the card is ♥, the source either discards 2 hand cards or suffers 1 damage from you; with fewer than 2 hand cards it must be the damage. Once per damage, whatever the amount. Without a living source the judgement has no consequence.',
    },
    tuxi: {
      name: 'Sudden Strike 突襲',
      brief: 'Instead of drawing, you may take an unseen hand card each from 1 or 2 other players.',
      full: 'At the start of your draw phase, you may give up the draw and take 1 hand card, unseen, from each of 1 or 2 other players who have hand cards.',
    },
    luoyi: {
      name: 'Bare-Chested 裸衣',
      brief: 'You may draw 1 card fewer; if you do, your Slash and Duel deal 1 more damage this turn.',
      full: 'In your draw phase you may draw 1 card fewer. Then, until the turn ends, every Slash 殺 or Duel 決鬥 you use deals 1 more damage to its target. You gain nothing in a Duel that somebody else used, and damage that chains or skills carry to another player is not raised again.',
    },
    tiandu: {
      name: 'Envy of Heaven 天妒',
      brief: 'After your own judgement has taken effect, you may take its card.',
      full: 'After your own judgement has taken effect, you may take its card into your hand: the card that stands in the end, after all replacements.',
    },
    yiji: {
      name: 'Bequeathed Plans 遺計',
      brief: 'For each 1 damage you suffer, you may look at the top 2 cards and give them out.',
      full: 'For each 1 damage you suffered, you may look at the top 2 cards of the deck and give each, face down, to any player, yourself included. Every point is a use of its own, and you may stop after any of them. Only you and whoever is given a card know it.',
    },
    luoshen: {
      name: 'Goddess of the Luo 洛神',
      brief: 'Preparation: you may judge, and again while it is black; then take all those black cards.',
      full: 'At the start of your preparation phase you may judge; as long as the card is black you may judge again. When this ends you take all the black cards together, except those that something else has taken. You cannot spend them before.',
    },
    qingguo: {
      name: 'Stunning Beauty 傾國',
      brief: 'You may use or play a black hand card as Dodge.',
      full: 'You may use or play a black hand card as Dodge 閃. Equipment does not serve.',
    },
    shensu: {
      name: 'Divine Speed 神速',
      brief: 'You may skip judgement and draw, or skip play and discard equipment, to use a virtual Slash.',
      full: '(1) Just before your judgement phase you may skip it and your draw phase, unless one of them is skipped already, and use a virtual Slash 殺. (2) Just before your play phase you may skip it and discard an equipment card from hand or equipment and use a virtual Slash. You may do both in a turn. These Slashes have no suit and no colour, ignore distance and do not count toward any limit.',
    },
    qiaobian: {
      name: 'Adaptable 巧變',
      brief: 'You may discard a hand card to skip a phase; draw: take hand cards instead; play: move a card.',
      full: 'Just before your judgement, draw, play or discard phase you may discard a hand card to skip that phase; you may do so for several phases of a turn. Skipping the draw, you may take 1 hand card, unseen, from each of 1 or 2 other players. Skipping the play, you may move a card from a player’s equipment or judgement zone to the same zone of another player: into an empty slot, or where no delayed trick of that name lies. A target that cancels a moved trick has it discarded.',
    },
    duanliang: {
      name: 'Cut Supplies 斷糧',
      brief: 'You may use a black basic card or equipment as Supplies Cut Off; yours reach distance 2.',
      full: 'You may use a black basic card or black equipment, from hand or equipment, as Supplies Cut Off 兵糧寸斷. Your Supplies Cut Off reach distance 2. If you use your −1 horse for it, distance is counted without it.',
    },
    jushou: {
      name: 'Holding the Fort 據守',
      brief: 'End phase: you may draw 3 cards and then flip.',
      full: 'At the start of your end phase you may draw 3 cards, then flip (if already flipped, you flip back).',
    },
    qiangxi: {
      name: 'Fierce Assault 強襲',
      brief: 'Once per play phase: lose 1 HP or discard a weapon; deal 1 damage to a player in range.',
      full: 'Once per play phase: lose 1 HP, or discard a weapon from hand or equipment; then deal 1 damage to another player in your attack range. If the equipped weapon is the price, range is measured without it. You pay first; if that leaves you dying, resolve it before the damage.',
    },
    quhu: {
      name: 'Drive the Tiger 驅虎',
      brief:
        'Once per play phase: point-fight a player with more HP. Win: they deal 1 to a player you choose.',
      full: 'Once per play phase: hold a point fight with a player with more HP than you. If you win, that player deals 1 damage to a player of your choice within their attack range, perhaps you; with nobody in range nothing happens. If you do not win, they deal 1 damage to you. The opponent is the source either way.',
    },
    jieming: {
      name: 'Integrity Unto Death 節命',
      brief: 'For each 1 damage you suffer, you may have a player draw until they hold their max HP (max 5).',
      full: 'For each 1 damage you suffered, you may have one player, yourself included, draw until their hand is as large as their maximum HP, at most 5 cards. It does nothing for a hand that is that large already.',
    },
    xingshang: {
      name: 'Elegy 行殤',
      brief: 'When another player dies, you may take all their hand and equipment cards.',
      full: 'When another player dies, you may take all their hand cards and equipment, before these would be discarded, but not their judgement zone. Reward and punishment come afterwards: if you killed one of your own faction, you then discard what you took as well.',
    },
    fangzhu: {
      name: 'Banishment 放逐',
      brief: 'After you suffer damage, you may have another player draw your missing HP in cards, then flip.',
      full: 'After you suffer damage, you may choose another player, who draws as many cards as you are missing HP and then flips. Once per damage, whatever the amount. If a companion reward has left you missing none, they draw nothing and still flip.',
    },
    xiaoguo: {
      name: 'Valiant 驍果',
      brief:
        'At another’s end phase, you may discard a basic card: they discard equipment or suffer 1 damage.',
      full: 'At the start of another player’s end phase, you may discard a basic card from your hand. That player then either discards an equipment card from hand or equipment or suffers 1 damage from you.',
    },
  },
  revised: {
    luoyi: {
      brief: 'When your draw phase ends, you may discard a card: your Slash and Duel deal 1 more this turn.',
      full: 'At the end of your draw phase you may discard a card from hand or equipment. Then, until the turn ends, every Slash 殺 or Duel 決鬥 you use deals 1 more damage to its target. You gain nothing in a Duel that somebody else used, and damage that chains or skills carry to another player is not raised again.',
    },
  },
} as const satisfies KingdomWords<'wei'>
