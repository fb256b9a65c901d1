// Settings of the Prisma command line.
import { defineConfig } from 'prisma/config'

// These commands want a schema engine only to exist; it is never run. Migrations are applied by the bot.
const needsNoEngine = ['generate', 'validate', 'format'].some((command) => process.argv.includes(command))
if (needsNoEngine) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({ schema: 'prisma/schema.prisma' })
