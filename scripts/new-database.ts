// After `npm ci`: makes the embedded database that new ones begin as, so that the first `npm start` need not.
import { openStore } from '../src/store/open.ts'
import { makeTemplate, TEMPLATE } from '../src/store/template.ts'

try {
  await makeTemplate(TEMPLATE, async (folder) => {
    const store = await openStore({ folder })
    await store.close()
  })
} catch (error) {
  // Nothing is lost by it but a few seconds of the first start.
  console.error('No database was made in advance; the first start makes its own.', error)
}
