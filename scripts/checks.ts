// The steps of `npm run check`, the longest first, by their names. `npm run` has put the project's tools on the path.
export const CHECKS: Readonly<Record<string, string>> = {
  types: 'tsx scripts/types.ts',
  'web-tests': 'tsc --noEmit -p test/web',
  floors: 'tsx scripts/floors.ts',
  simplify: 'tsx scripts/simplify.ts',
  unused: 'knip',
  sources: 'tsx scripts/sources.ts',
  'web-page': 'tsc --noEmit -p src/sandbox/web',
  'game-page': 'tsc --noEmit -p src/discord/page/web',
  style: 'biome check',
  lock: 'tsx scripts/complete-lock.ts',
}
