// `node src/program/compile-now.mjs`: compiles the bot in advance.
import { compiledProgram } from './compile.mjs'

await compiledProgram()
