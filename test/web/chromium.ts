// The Chromium of the browser tests: this machine's own, or the one out of the npm registry.
import { existsSync } from 'node:fs'

const INSTALLED = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const own = INSTALLED.find((path) => path !== undefined && existsSync(path))
// The packaged one is a program for Linux on x64; elsewhere its package is left out.
const packaged = new URL('../../node_modules/@sparticuz/chromium/bin', import.meta.url)
const runsPackaged = process.platform === 'linux' && process.arch === 'x64' && existsSync(packaged)

/** Whether there is one. */
export const hasChromium = own !== undefined || runsPackaged

/** What to say where there is none. */
export const NO_CHROMIUM =
  'No Chromium: the browser tests are left out. Install Chromium, or set CHROMIUM to the path of one.'

/** The path of the program; the packaged one is unpacked first. */
export async function chromiumPath(): Promise<string> {
  if (own !== undefined) return own
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

/** Before the tests: workers that unpack it at the same time would start half a program. */
export async function setup(): Promise<void> {
  if (hasChromium) await chromiumPath()
}
