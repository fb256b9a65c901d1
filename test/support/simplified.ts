// Before the tests: the Simplified texts are made where they are out of date.
import { makeSimplified } from '../../src/program/simplify.mjs'

export async function setup(): Promise<void> {
  await makeSimplified()
}
