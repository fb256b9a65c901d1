// Loaded before src/main.ts in a bot's process: everything is read and compiled, then it waits for the word to go.
import '../../src/app.ts'

await new Promise((resolve) => process.once('message', resolve))
process.disconnect()
