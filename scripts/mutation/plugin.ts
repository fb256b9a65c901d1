// The plugin for Stryker: the test runner, code left unmutated, and progress.
import type { MutantResult, Position } from '@stryker-mutator/api/core'
import type { Ignorer } from '@stryker-mutator/api/ignore'
import { declareClassPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'
import type { MutationTestingPlanReadyEvent, Reporter } from '@stryker-mutator/api/report'
import { keyOf, listedFor, type Named, namesOf } from './equivalent.ts'
import { Rerunning } from './runner.ts'

/** An error's message is for developers; only that it is thrown counts. */
const faults: Ignorer = {
  shouldIgnore: (path) =>
    (path as unknown as { node: { type: string } }).node.type === 'ThrowStatement'
      ? 'what an error says'
      : undefined,
}

/** What computer players know of a card, and how strong a general is for them, stands beside the rules, and is none. */
const SENSES: ReadonlySet<string | undefined> = new Set(['sense', 'strength'])
const senses: Ignorer = {
  shouldIgnore: (path) => {
    const { type, key } = (path as unknown as { node: { type: string; key?: { name?: string } } }).node
    return type === 'ObjectProperty' && SENSES.has(key?.name) ? 'a sense of computer players' : undefined
  },
}

/** After so many mutants it is told how far the run has come. */
const STRETCH = 50

/** Tells what survives as it comes, since a run takes long. */
class Survivors implements Reporter {
  #total = 0
  #tried = 0
  #names: ReadonlyMap<string, Named> = new Map()
  #listed: ReadonlySet<string> = new Set()

  onMutationTestingPlanReady({ mutantPlans }: MutationTestingPlanReadyEvent): void {
    const mutants = mutantPlans.map(({ mutant: { location, ...mutant } }) => ({
      ...mutant,
      location: { start: fromOne(location.start), end: fromOne(location.end) },
    }))
    this.#total = mutantPlans.filter(({ plan }) => plan === 'Run').length
    this.#names = namesOf(mutants)
    const files = new Set([...this.#names.values()].map(({ file }) => file))
    this.#listed = new Set(listedFor([...files]).map(keyOf))
  }

  onMutantTested({ id, status, location, mutatorName }: MutantResult): void {
    if (status !== 'Ignored' && status !== 'NoCoverage' && ++this.#tried % STRETCH === 0)
      console.error(`${this.#tried} of ${this.#total} tried`)
    const name = this.#names.get(id)
    if (!name || (status !== 'Survived' && status !== 'NoCoverage') || this.#listed.has(keyOf(name))) return
    const reached = status === 'Survived' ? '' : 'not reached: '
    const place = `${name.file}:${location.start.line}:${location.start.column}`
    console.error(`${place} ${reached}${mutatorName}: ${name.was} → ${name.becomes || 'nothing'}`)
  }
}

/** Plans count lines and columns from 0, results from 1. */
const fromOne = ({ line, column }: Position): Position => ({ line: line + 1, column: column + 1 })

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'rerunning', Rerunning),
  declareClassPlugin(PluginKind.Reporter, 'survivors', Survivors),
  declareValuePlugin(PluginKind.Ignore, 'faults', faults),
  declareValuePlugin(PluginKind.Ignore, 'senses', senses),
]
