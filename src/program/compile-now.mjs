// `npm run compile`: compiles the bot in advance.
import { compiledProgram } from './compile.mjs'

await compiledProgram()
