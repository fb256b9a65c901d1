// The thread of `other-checkout.ts`: loads another checkout's computer player and answers what it is asked.
import { pathToFileURL } from 'node:url'
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { root, game: id, strength, signal, port } = workerData

const load = (path) => import(pathToFileURL(`${root}/${path}`).href)
let player
/** Events that each seat was told. */
const stories = new Map()

async function loaded() {
  const [{ TITLES }, { computerNamed }, { sideStream }] = await Promise.all(
    ['src/games/index.ts', 'src/engine/computers.ts', 'src/engine/random.ts'].map(load),
  )
  const title = Object.values(TITLES).find(({ game }) => game.id === id)
  const policy = title && computerNamed(title.game, strength)
  if (!policy) throw new Error(`no ${strength} player of ${id}`)
  return { policy, sideStream }
}

async function answer(asked) {
  player ??= await loaded()
  if (asked === null) return { choice: undefined }
  const { known, added, seed, ...situation } = asked
  const story = [...(stories.get(situation.seat) ?? []).slice(0, known), ...added]
  stories.set(situation.seat, story)
  return { choice: player.policy.decide({ ...situation, story }, player.sideStream(String(seed), 'arena')) }
}

port.on('message', async (asked) => {
  let answered
  try {
    answered = await answer(asked)
  } catch (error) {
    answered = { error: String(error?.stack ?? error) }
  }
  port.postMessage(answered)
  Atomics.add(signal, 0, 1)
  Atomics.notify(signal, 0)
})
