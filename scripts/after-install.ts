// After `npm ci`: makes the Simplified texts, compiles the bot, and makes the embedded database that new ones begin as, so that the
// first `npm start` need not.
import { compiledProgram } from '../src/program/compile.mjs'
import { openStore } from '../src/store/open.ts'
import { makeTemplate, TEMPLATE } from '../src/store/template.ts'

const makeDatabase = () =>
  makeTemplate(TEMPLATE, async (folder) => {
    const store = await openStore({ folder })
    await store.close()
  })

// Nothing is lost where one of them fails but a few seconds of the first start, which does it then.
for (const prepare of [compiledProgram, makeDatabase])
  await prepare().catch((error: unknown) =>
    console.error('The first start takes some seconds longer:', error),
  )
