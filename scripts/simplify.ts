// `npm run simplify`: makes the Simplified texts where they are out of date, and exits 1 on a word that the conversion may have
// got wrong (`scripts/suspects.ts`).
import { makeSimplified } from '../src/program/simplify.mjs'
import { suspectsIn } from './suspects.ts'

const begun = performance.now()
const changed = await makeSimplified()
const ms = Math.round(performance.now() - begun)
for (const path of changed) console.log(path)
const suspects = suspectsIn('src')
for (const { path, line, word, text } of suspects) console.log(`${path}:${line} ${word}? ${text}`)
console.log(`simplify: ${changed.length} files changed in ${ms} ms, ${suspects.length} suspect words`)
if (suspects.length > 0) process.exitCode = 1
