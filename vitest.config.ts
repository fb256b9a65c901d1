import { configDefaults, defineConfig } from 'vitest/config'
import { hasChromium, NO_CHROMIUM } from './test/web/chromium.ts'

// `*.server.test.ts` are about several processes on one database, which takes a server: scripts/with-database.ts.
// `*.slow.test.ts` take minutes: `npm run slow`. It also proves all of what `npm test` proves a sample of (test/support/sample.ts).
const SAMPLED = [
  'test/planted.test.ts',
  'test/discord/forged.test.ts',
  'test/games/planning.test.ts',
  'test/games/records/bot.test.ts',
  'test/games/records/secrets.test.ts',
  'test/games/storm/picture.test.ts',
  'test/games/lessons.test.ts',
  'test/games/meow/bot.test.ts',
  'test/scripts/league-verify.test.ts',
  'test/search/forks.test.ts',
  'test/search/story.test.ts',
  'test/search/worlds.test.ts',
  'test/web/first-run.browser.test.ts',
  'test/weeks.test.ts',
]
const slow = process.env.SLOW ? [] : ['test/**/*.slow.test.ts']
const serverOnly = process.env.TEST_DATABASE_URL ? [] : ['test/**/*.server.test.ts']
// `*.browser.test.ts` drive the sandbox's page.
const browserOnly = hasChromium ? [] : ['test/**/*.browser.test.ts']
if (!hasChromium) console.info(NO_CHROMIUM)

export default defineConfig({
  test: {
    include: process.env.SLOW ? ['test/**/*.slow.test.ts', ...SAMPLED] : ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...serverOnly, ...slow, ...browserOnly],
    globalSetup: ['test/support/simplified.ts', 'test/support/snapshot.ts', 'test/web/chromium.ts'],
    // Only what hangs is cut off: a busy machine is no fault.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // One more than a small machine has cores: many tests wait for a gateway, a page or a clock.
    maxWorkers: 3,
    // Games, views and pictures live for a moment: with room for the young, little is carried on.
    execArgv: ['--max-semi-space-size=64'],
    // The files of a worker share their modules: loading the house anew takes longer than most files' tests. What a test
    // changes it puts back.
    isolate: false,
  },
})
