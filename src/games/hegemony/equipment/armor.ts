// Effects of armor: the same hooks as skills, on its wearer.
import { isSlash, type Kind } from '../cards/index.ts'
import { on, type Skill, type Source } from '../core/skill.ts'

const armor = (id: Kind, skill: Omit<Skill, 'id'>): Source => ({ id, skills: [{ id, ...skill }] })

const eightTrigrams = armor('eight-trigrams', {
  answers: {
    when: (_facts, { kinds }) => kinds.includes('dodge'),
    *run(actions, _need, me) {
      const { face } = yield* actions.judge(me.seat, 'eight-trigrams')
      return face.colour === 'red'
    },
  },
})

const renwang = armor('renwang', {
  triggers: [
    on('card-effect', {
      forced: true,
      when: (_facts, { use, target }, seat) => target === seat && isSlash(use.kind) && use.colour === 'black',
      *run(_actions, { entry }) {
        entry.voided = true
      },
    }),
  ],
})

const BLUNT: readonly Kind[] = ['slash', 'barbarians', 'arrow-volley']

const rattan = armor('rattan', {
  triggers: [
    on('card-effect', {
      forced: true,
      when: (_facts, { use, target }, seat) => target === seat && BLUNT.includes(use.kind),
      *run(_actions, { entry }) {
        entry.voided = true
      },
    }),
    on('suffering', {
      forced: true,
      when: (_facts, { victim, nature }, seat) => victim === seat && nature === 'fire',
      *run(_actions, damage) {
        damage.amount++
      },
    }),
  ],
})

const silverLion = armor('silver-lion', {
  triggers: [
    on('suffering', {
      forced: true,
      when: (_facts, { victim, amount }, seat) => victim === seat && amount > 1,
      *run(_actions, damage) {
        damage.amount = 1
      },
    }),
    on('cards-lost', {
      forced: true,
      when: (facts, { seat: loser, worn }, seat) =>
        loser === seat && worn.some((card) => card.startsWith('silver-lion')) && facts.missing(seat) > 0,
      *run(actions, _loss, me) {
        yield* actions.recover(me.seat, 1)
      },
    }),
  ],
})

/** All armor. */
export const armors: readonly Source[] = [eightTrigrams, renwang, rattan, silverLion]
