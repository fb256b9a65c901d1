// The script of Chinese texts: 繁體 in files of zh-TW and 简体 in files of zh-CN, character by character.
import { readdirSync, readFileSync } from 'node:fs'
import { Converter } from 'opencc-js'
import { expect, it } from 'vitest'

const simplify = Converter({ from: 't', to: 'cn' })
const complicate = Converter({ from: 'cn', to: 't' })

/** Characters that both scripts write, each with a sense of its own: 皇后, 公里, 魏徵. */
const BOTH = { 'zh-TW': new Set('占台准征后干里范灶咸于岳斗采群划'), 'zh-CN': new Set('昇徵乾') }

type Script = keyof typeof BOTH

/** Whether a character belongs to the other script alone. */
const isForeign = (sign: string, script: Script): boolean =>
  !BOTH[script].has(sign) &&
  (script === 'zh-CN' ? simplify(sign) !== sign : complicate(sign) !== sign && simplify(sign) === sign)

const files = (script: Script): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && file.split('/').some((part) => part.startsWith(script)))

it.each(['zh-TW', 'zh-CN'] as const)('%s: no text has a character of the other script', (script) => {
  const found = files(script).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    const signs = new Set(lines.filter((line) => !line.trimStart().startsWith('//')).join(''))
    return [...signs].filter((sign) => isForeign(sign, script)).map((sign) => `${file}: ${sign}`)
  })
  expect(files(script).length).toBeGreaterThan(70)
  expect(found).toEqual([])
})

it('finds one where there is one', () => {
  expect([...'蘇武 苏武'].filter((sign) => isForeign(sign, 'zh-TW'))).toEqual(['苏'])
  expect([...'蘇武 苏武'].filter((sign) => isForeign(sign, 'zh-CN'))).toEqual(['蘇'])
})
