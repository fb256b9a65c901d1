// The generals of the expansion 陣 and their skills in English.
import type { ExpansionWords } from '../../../cards/words.ts'

export const formation: ExpansionWords<'formation'> = {
  names: {
    'deng-ai': 'Deng Ai 鄧艾',
    'cao-hong': 'Cao Hong 曹洪',
    'jiang-wei': 'Jiang Wei 姜維',
    'jiang-wan-fei-yi': 'Jiang Wan & Fei Yi 蔣琬費禕',
    'jiang-qin': 'Jiang Qin 蔣欽',
    'xu-sheng': 'Xu Sheng 徐盛',
    'he-taihou': 'Empress He 何太后',
    'yu-ji': 'Yu Ji 于吉',
  },
  skills: {
    tuntian: {
      name: 'Garrison Farms 屯田',
      brief:
        'Outside your turn, lose cards: you may judge, keep it as a field unless ♥. Each: others 1 nearer.',
      full: 'After you lose cards from hand or equipment outside your own turn, you may judge. If it is not ♥, you may put the judgement card on this general as a field 田, face up, unless somebody else has taken it. Your distance to each other player is 1 less for each field. Fields are discarded when this general is hidden again or loses its skills.',
    },
    jixi: {
      name: 'Surprise Raid 急襲',
      brief: 'Main general only, with half a HP less: you may use a field as Snatch.',
      full: 'Main general only 主將技: this general counts half a HP less. In your play phase you may use a field 田 as Snatch 順手牽羊; the field does not make its target nearer any more.',
    },
    ziliang: {
      name: 'Field Rations 資糧',
      brief: 'Deputy only: after one of your faction suffers damage, you may give them a field.',
      full: 'Deputy only 副將技: after a player of your faction, perhaps you, suffers damage and lives, you may give them one of your fields 田.',
    },
    huyuan: {
      name: 'Escort 護援',
      brief:
        'End phase: give a hand card; or place equipment before a player, then you may discard a card there.',
      full: 'At the start of your end phase you may do one of two things: give a hand card to another player; or put an equipment card from hand or equipment into the empty slot of any player, perhaps yourself, and then you may discard one card of anybody’s equipment, or a delayed trick in front of anybody.',
    },
    heyi: {
      name: 'Crane Wings 鶴翼',
      brief: 'Formation: the distance from others to each player of your queue is 1 more.',
      full: 'Formation 陣法技: while you stand in a queue 隊列 and this general is face up, the distance from other players to each player of the queue, you among them, is 1 more. You may make a formation call 陣法召喚.',
    },
    tiaoxin: {
      name: 'Provocation 挑釁',
      brief:
        'Once per play phase: one who has you in range uses a Slash on you, or you discard a card of theirs.',
      full: 'Once per play phase: choose another player who has you in attack range. They must use a Slash 殺 on you; if they do not, you discard one of their cards: a random hand card or a piece of equipment. The Slash does not count toward any limit.',
    },
    yizhi: {
      name: 'Last Wish 遺志',
      brief: 'Deputy only, with half a HP less: you have Stargazing; your main general’s always looks at 5.',
      full: 'Deputy only 副將技: this general counts half a HP less. You have Stargazing 觀星. While your main general is face up and has Stargazing, you do not have it twice: that one looks at 5 cards instead, however many players live.',
    },
    tianfu: {
      name: 'Heavenly Cover 天覆',
      brief:
        'Main general only, formation: in turns of your queue, you may use a black hand card as Nullify.',
      full: 'Main general only 主將技, formation 陣法技: while this general is face up and it is the turn of a player of your queue 隊列, perhaps yours, you have Seen Through 看破: you may use a black hand card as Nullify 無懈可擊, never as State Nullify. You may make a formation call 陣法召喚.',
    },
    shengxi: {
      name: 'Respite 生息',
      brief: 'End phase: if you dealt no damage this turn, you may draw 2.',
      full: 'At the start of your end phase, if you have dealt no damage in this turn, you may draw 2 cards. Loss of HP is no damage.',
    },
    shoucheng: {
      name: 'Holding On 守成',
      brief:
        'When one of your faction loses their last hand card outside their turn, you may have them draw 1.',
      full: 'When a player of your faction, perhaps you, loses hand cards outside their own turn and has none left, you may have them draw a card.',
    },
    shangyi: {
      name: 'Frankness 尚義',
      brief:
        'Once per play phase: show one your hand. See theirs (may discard a black card) or hidden generals.',
      full: 'Once per play phase: another player looks at all your hand cards. Then you either look at all their hand cards and may discard a black one of them, or look at all their hidden generals.',
    },
    niaoxiang: {
      name: 'Soaring Birds 鳥翔',
      brief: 'Formation: a Slash of a besieger on whom you besiege takes 2 Dodges to avoid.',
      full: 'Formation 陣法技: while this general is face up and you and another player besiege 圍攻 somebody, a Slash 殺 that you or the other besieger use on that player takes two Dodges 閃 in a row to avoid. You may make a formation call 陣法召喚.',
    },
    yicheng: {
      name: 'Sham Walls 疑城',
      brief:
        'When one of your faction uses a Slash or is its target, you may have them draw 1, then discard 1.',
      full: 'After a player of your faction, perhaps you, has used a Slash 殺 (once for the whole Slash), or has become its target, you may have them draw a card; then they discard a card from hand or equipment.',
    },
    zhendu: {
      name: 'Poisoned Cup 鴆毒',
      brief: 'Another’s play phase begins: discard a hand card; they use a virtual Wine and suffer 1 damage.',
      full: 'At the start of another player’s play phase you may discard a hand card. They use a virtual Wine 酒, which is their Wine of that turn and makes their next Slash 殺 deal 1 more damage; then you deal them 1 damage.',
    },
    qiluan: {
      name: 'Kinsmen’s Strife 戚亂',
      brief: 'At the end of any turn in which you killed a player, you may draw 3.',
      full: 'At the end of anyone’s turn, also of one that ended because its player died, you may draw 3 cards if you have killed at least 1 player in that turn.',
    },
    qianhuan: {
      name: 'Thousand Illusions 千幻',
      brief:
        'One of your faction is hurt: lay a card of a new suit here. Discard one: cancel a card on 1 of it.',
      full: 'After a player of your faction, perhaps you, suffers damage and lives, you may put a card from hand or equipment on this general as an illusion 幻, face up; no two may be of one suit. When a player of your faction becomes the only target of a basic card or a trick, delayed ones included, you may discard an illusion: the card is cancelled for them. You are not asked about cards that players use on themselves. Illusions are discarded when this general is hidden again or loses its skills.',
    },
  },
}
