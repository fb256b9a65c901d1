// The file that a host may attach to `/game new`, for the games that take one: house cards, for instance.

import type { CommandCall } from '../../src/discord/call/call.ts'
import { textOf } from '../../src/discord/input/attachment.ts'
import { sayIn, wordsOf } from '../../src/discord/words/present.ts'
import type { FileSpec, OptionSpec, Options } from '../../src/engine/game.ts'
import { unstorableInFile } from '../../src/engine/storable.ts'
import type { Title } from '../../src/games/common/title.ts'
import { echo } from '../../src/text/markdown.ts'

/** An option that is a file. */
type FileOption = Extract<OptionSpec, FileSpec>

const isFile = (spec: OptionSpec): spec is FileOption => spec.kind === 'file'

/** The option that the attached file is for, as checked; what is wrong with the file, in words for its owner. */
export async function readFile(
  title: Title,
  call: CommandCall,
): Promise<{ readonly options: Options } | { readonly problem: string }> {
  const file = call.file('file')
  if (!file) return { options: {} }
  const { language } = call
  const words = wordsOf(language)
  const { title: name, options } = title.words[language]
  const spec = title.game.options.find(isFile)
  if (!spec) return { problem: words['new-no-file']({ title: name }) }
  const fetched = await fileText(title, spec, call)
  if ('problem' in fetched) return fetched
  const what = options[spec.id]?.name ?? spec.id
  const reading = spec.read(fetched.text)
  if (reading.ok) return { options: { [spec.id]: reading.value } }
  const fault = reading.faults.map((each) => sayIn(language, each, title)).join('\n')
  return { problem: words['new-file-fault']({ what, fault }) }
}

/** The text of the attached file as an option takes it, unread still; or what is wrong with the file. */
export async function fileText(
  title: Title,
  spec: FileOption,
  call: CommandCall,
): Promise<{ readonly text: string } | { readonly problem: string }> {
  const words = wordsOf(call.language)
  const file = call.file('file')
  const fetched = file ? await textOf(file, spec.bytes) : 'lost'
  if (fetched === 'large') return { problem: words['new-file-large']({ n: Math.floor(spec.bytes / 1024) }) }
  if (fetched === 'lost') return { problem: words['new-file-lost']() }
  const what = title.words[call.language].options[spec.id]?.name ?? spec.id
  const unstorable = unstorableInFile(fetched.text)
  if (unstorable) {
    const { path, at } = unstorable
    const fault =
      path === '' ? words['file-unstorable']({ at }) : words['file-unstorable-at']({ path: echo(path), at })
    return { problem: words['new-file-fault']({ what, fault }) }
  }
  return fetched
}
