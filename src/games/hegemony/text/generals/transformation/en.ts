// The generals of the expansion 變 and their skills in English.
import type { ExpansionWords } from '../../../cards/words.ts'

export const transformation: ExpansionWords<'transformation'> = {
  names: {
    'xun-you': 'Xun You 荀攸',
    'bian-furen': 'Lady Bian 卞夫人',
    'ma-su': 'Ma Su 馬謖',
    'sha-moke': 'Sha Moke 沙摩柯',
    'ling-tong': 'Ling Tong 凌統',
    'lu-fan': 'Lü Fan 呂範',
    'zuo-ci': 'Zuo Ci 左慈',
    'li-jue-guo-si': 'Li Jue & Guo Si 李傕郭汜',
  },
  skills: {
    qice: {
      name: 'Rare Stratagem 奇策',
      brief: 'Once per play phase: use all hand cards as any one trick, then you may change your deputy.',
      full: 'Once per play phase you may use all your hand cards as any one trick that is not delayed, if it names no more players than you have hand cards. Then you may change your deputy 變更副將.',
    },
    zhiyu: {
      name: 'Wise Folly 智愚',
      brief: 'When hurt, you may draw 1 and show your hand; if all of one colour, the source discards 1.',
      full: 'After you suffer damage you may draw a card and show all your hand cards. If they are all of one colour, the source of the damage discards a hand card of its choice.',
    },
    wanwei: {
      name: 'Saving the Day 挽危',
      brief: 'When another player discards or takes a card of yours, you may choose which card it is.',
      full: 'When another player is about to discard or take a card of your hand or equipment, you may choose which of these cards it is.',
    },
    yuejian: {
      name: 'Thrift 約儉',
      brief:
        'Locked: allies who used no card on other factions this turn keep as many cards as their maximum HP.',
      full: 'Locked 鎖定技: at the start of the discard phase of a player of your faction, perhaps yours, if they have used no card on a player who is not of their faction in this turn, their hand limit is their maximum HP in this turn.',
    },
    sanyao: {
      name: 'Spreading Rumours 散謠',
      brief: 'Once per play phase: discard a card to deal 1 damage to a player with the most HP.',
      full: 'Once per play phase: discard a card from hand or equipment and deal 1 damage to a player who has the most HP of all.',
    },
    zhiman: {
      name: 'Taming the Tribes 制蠻',
      brief: 'Instead of damage to another: take a card in front of them. An ally may change deputy.',
      full: 'When you deal damage to another player, you may prevent it and take a card of their equipment or a delayed trick in front of them, if there is any. If they are of your faction, they may change their deputy 變更副將.',
    },
    jili: {
      name: 'Caltrops 蒺藜',
      brief: 'When you use or play your X-th card of a turn, you may draw X; X is your attack range.',
      full: 'When a card that you use or play is your X-th one in this turn, anyone’s, you may draw X cards. X is your attack range at that moment.',
    },
    xuanlue: {
      name: 'Sweeping Raid 旋略',
      brief: 'After you lose equipment, you may discard a card of another player.',
      full: 'After you lose cards from your equipment zone, you may discard a card of another player: a random hand card or a piece of equipment.',
    },
    yongjin: {
      name: 'Bold Advance 勇進',
      brief: 'Once per game, play phase: move up to 3 pieces of equipment between players.',
      full: 'Once per game 限定技, in your play phase: up to three times in a row, move a piece of equipment of a player into the empty slot of another. The same card may be moved again.',
    },
    diaodu: {
      name: 'Dispatching 調度',
      brief:
        'When an ally uses equipment, they draw 1. Your play phase begins: take an ally’s and pass it on.',
      full: 'When you use an equipment card, you draw a card; while this general is face up, so does each other player of your faction. At the start of your play phase you may take a piece of equipment of a player of your faction into your hand. If it was your own, you must give it to another player; else you may give it to another player.',
    },
    diancai: {
      name: 'Keeper of Funds 典財',
      brief: 'After another’s play phase in which you lost as many cards as your HP: fill up, change deputy.',
      full: 'At the end of another player’s play phase, if you have lost at least as many cards from hand and equipment in it as you have HP (at least 1), you may draw until you hold as many as your maximum HP. Then you may change your deputy 變更副將.',
    },
    yigui: {
      name: 'Ghost Servants 役鬼',
      brief:
        'First reveal: 2 souls. Return one to use a virtual basic card or trick on those of its kingdom.',
      full: 'When this general is revealed for the first time, 2 random generals that nobody has are put on it face down as souls 魂, which only you see. You may show a soul and put it back to use a virtual basic card or trick, but for Dodge 閃, Nullify 無懈可擊 and delayed tricks: each name once per turn, in your play phase, when you could save a dying player, or when you are told to use a Slash 殺. It can name only players of the soul’s kingdom, undetermined players and ambitionists. Souls go back when this general is hidden again or loses its skills.',
    },
    jihun: {
      name: 'Drawing Souls 汲魂',
      brief: 'When you are hurt, or one of another faction survives dying, you may take a soul.',
      full: 'After you suffer damage, or after a determined player of another faction was dying and lives, you may put a random general that nobody has on this one as a soul 魂.',
    },
    xiongsuan: {
      name: 'Ruthless Design 兇算',
      brief:
        'Once per game: discard a hand card, 1 damage to an ally, draw 3; restore a limited skill of theirs.',
      full: 'Once per game 限定技, in your play phase: discard a hand card and deal 1 damage to a player of your faction, perhaps yourself; then draw 3 cards. If they live and have used a once-per-game skill of a general that is face up, choose one: once this turn is over, it may be used again. That may be this one.',
    },
  },
}
