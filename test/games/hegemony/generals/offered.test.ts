// When skills of the play phase are offered: not to a player with nothing to pay with, nor where nobody fits.
import { expect, it } from 'vitest'
import { GENERAL_IDS, type General } from '../../../../src/games/hegemony/cards/generals.ts'
import { skillsOfEdition } from '../../../../src/games/hegemony/rules/skills.ts'
import { lay } from '../lay.ts'

const SKILLS = skillsOfEdition('printed')

const FREE: readonly string[] = [
  ...['kurou', 'luanwu', 'xiongyi', 'huoshui', 'qiangxi'],
  ...['tiaoxin', 'heyi', 'tianfu', 'niaoxiang'],
  ...['cunsi', 'duanxie', 'fengshi'],
  ...['yongjin', 'yigui'],
]

/** General and skill, for each skill of the play phase that costs or gives cards. */
const PAID = GENERAL_IDS.flatMap((general) =>
  SKILLS.skillsOf(general).flatMap(({ id, active }) =>
    active && !FREE.includes(id) ? [[id, general] as const] : [],
  ),
)

/** What seat 0 may do with this hand, at a table of wounded men with cards, one of them richer in HP. */
const offered = (general: General, hand: readonly string[]) =>
  lay({ seats: 4 }, (at) => {
    at.options({ formation: true, momentum: true, transformation: true })
    at.general(0, general)
    at.hp(0, 2)
    at.pair(1, 'zhao-yun', 'ma-chao')
    for (const seat of [2, 3]) at.hp(seat, 3)
    at.hand(2, 'peach-h4')
    at.hand(3, 'dodge-h2')
    at.hand(0, ...hand)
  }).options(0)

it.each(PAID)('%s (%s) is offered with cards, and not without', (skill, general) => {
  expect(offered(general, ['axe-d5', 'dodge-d2'])).toContain(skill)
  if (skill !== 'dimeng') expect(offered(general, [])).not.toContain(skill)
})
