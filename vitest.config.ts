import { configDefaults, defineConfig } from 'vitest/config'
import { hasChromium, NO_CHROMIUM } from './test/web/chromium.ts'

// `*.server.test.ts` are about several processes on one database, which takes a server: scripts/with-database.ts.
// `*.slow.test.ts` take minutes: `npm run slow`.
const slow = process.env.SLOW ? [] : ['test/**/*.slow.test.ts']
const serverOnly = process.env.TEST_DATABASE_URL ? [] : ['test/**/*.server.test.ts']
// `*.browser.test.ts` drive the sandbox's page.
const browserOnly = hasChromium ? [] : ['test/**/*.browser.test.ts']
if (!hasChromium) console.info(NO_CHROMIUM)

const common = { exclude: [...configDefaults.exclude, ...serverOnly, ...slow, ...browserOnly] }

// What knows neither database nor Discord shares one module graph in a worker: loading a game anew took longer than most
// of its tests.
const rules = ['test/games/**/*.test.ts', 'test/engine/*.test.ts', 'test/contract.test.ts']

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { ...common, name: 'rules', isolate: false, include: rules },
      },
      {
        extends: true,
        test: {
          name: 'bot',
          include: ['test/**/*.test.ts'],
          exclude: [...common.exclude, ...rules],
          globalSetup: 'test/support/snapshot.ts',
        },
      },
    ],
  },
})
