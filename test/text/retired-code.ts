// Words that code, comments and docs gave up: what took their place, and where they mean what they say.

/** What took a word's place, and the files in which it means something else. */
export interface Retired {
  readonly now: string
  readonly meant?: RegExp
}

/** Names given up as a whole; parts of other names may read like them. */
export const NAMES: ReadonlyMap<string, string> = new Map([
  ['Hall', 'GatewayContext'],
  ['Hearing', 'Received'],
  ['Rest', 'Snapshot'],
  ['Motion', 'GameSession or LoadedGame'],
  ['Told', 'GameEvent'],
  ['Telling', 'EventOptions'],
  ['Laid', 'AutoAnswers'],
  ['OrderSpec', 'AutoAnswerSpec'],
  ['courseOf', 'Executor'],
  ['motionOf', 'Session'],
  ['restOf', 'loadSnapshot'],
  ['restAfter', 'snapshotAfter'],
  ['startRun', 'startSession'],
  ['takeRun', 'acquireSession'],
  ['keepRun', 'releaseSession'],
  ['bringBack', 'releaseUnchanged'],
  ['windBack', 'rollback'],
  ['freshGround', 'newTestDatabase'],
  ['stir', 'notify'],
])

/** Parts of names, in small letters and the singular, as `lull` of `lullsOf` and `LULL`. */
export const PARTS: ReadonlyMap<string, Retired> = new Map([
  ['brisk', { now: 'fast' }],
  ['buried', { now: 'isPushedAway' }],
  ['bury', { now: 'close' }],
  ['courtier', { now: 'botName' }],
  // What a golden script has reached.
  ['covered', { now: 'isAutoAnswered', meant: /^scripts\/golden\// }],
  ['deafen', { now: 'stopListening' }],
  ['deed', { now: 'action' }],
  ['desk', { now: 'bot or dashboard' }],
  ['ear', { now: 'listener' }],
  ['easel', { now: 'renderer' }],
  ['errand', { now: 'handler' }],
  ['furnish', { now: 'seedData' }],
  ['furnishing', { now: 'seedData' }],
  // Pages of pictures to look at.
  ['gallery', { now: 'messagePictures', meant: /^scripts\/gallery\// }],
  // Cards named after the peach garden.
  ['garden', { now: 'seedData or app', meant: /^src\/games\/(?:hegemony|records)\// }],
  ['greet', { now: 'welcome' }],
  ['greeter', { now: 'serverWelcome' }],
  ['greeting', { now: 'welcome' }],
  ['heard', { now: 'received or seatEvents' }],
  // A host's own cards, and the option that holds them.
  ['house', { now: 'app', meant: /games\/dynasties\/|gallery\/dynasties|discord\/custom\.test/ }],
  ['knock', { now: 'requestToJoin' }],
  ['lull', { now: 'autoPass' }],
  // Chance against skill.
  [
    'luck',
    {
      now: 'clientSeed',
      meant: /games\/(?:meow|dynasties)|discord\/(?:leagues|review)|search\/|text\/bot\/reviews|reviewed/,
    },
  ],
  // A skill of a general.
  ['mend', { now: 'repair', meant: /^src\/games\/meow\/text\// }],
  ['noting', { now: 'memoize' }],
  // Orders of what is picked or played, and what threads are told to do.
  [
    'orders',
    {
      now: 'autoAnswers',
      meant:
        /discord\/(?:choice|panels)\/|games\/(?:meow|records)\/|^scripts\/mutation\/|^test\/(?:web|e2e|contract)/,
    },
  ],
  ['outlook', { now: 'playerView' }],
  // A lesson's step, and its word to players.
  ['patience', { now: 'retryOptions or timeout', meant: /games\/(?:dynasties\/text\/|lesson-claims)/ }],
  ['regret', { now: 'undoableAnswer' }],
  // Drawn ones.
  ['seal', { now: 'commitment', meant: /picture|games\/|pictures\// }],
  // A general's skill.
  ['sealed', { now: 'hidden', meant: /games\/meow\// }],
  ['seams', { now: 'overrides' }],
  ['seatFace', { now: 'player' }],
  ['studio', { now: 'renderPool' }],
  ['tend', { now: 'updateDashboard' }],
  // Cards and battles.
  ['war', { now: 'actions', meant: /games\/(?:records|storm)\// }],
  ['workshop', { now: 'runner' }],
])

/** Words of comments, test titles and docs, as the source of an expression. */
export const PHRASES: ReadonlyMap<string, Retired> = new Map([
  ['who(?:m)?ever', { now: 'the user, the member, the seat, the player, the process' }],
  ['whatever', { now: 'any, regardless of' }],
  ['for good', { now: 'permanently' }],
  ['(?:stands?|stood|standing) still', { now: 'is paused, stops' }],
  ['floors? above', { now: 'caller' }],
  ['(?:behind|with|by) (?:the|a|its|their) counters?', { now: 'public API' }],
  ['standing orders?', { now: 'auto-answer' }],
  ['(?:wound|winds?) back', { now: 'rolled back' }],
  ['(?:the|this) house', { now: 'the app, the host, installed' }],
  // Messages of the sandbox’s people.
  ['the garden', { now: 'the server, Peach Garden', meant: /^test\/web\/ways\.browser\.test\.ts$/ }],
  // What reviews say.
  ['deeds?', { now: 'action', meant: /^test\/discord\/review\.test\.ts$/ }],
  // Prisma's.
  ['studio', { now: 'render pool', meant: /^scripts\/licences\.ts$/ }],
  ['errands?', { now: 'handler' }],
  ['mend(?:s|ed|ing)?', { now: 'repair', meant: /^test\/games\/meow\// }],
  ['(?:buried|buries|bury)', { now: 'pushed away' }],
  // A sign of a seal is knocked out of it.
  ['knock(?:s|ed|ing)?', { now: 'ask to join', meant: /^src\/picture\// }],
  ['greet(?:s|ed|ing|ings)?', { now: 'welcome' }],
  ['furnish(?:es|ed|ing)?', { now: 'seed data' }],
  ['outlook', { now: 'view' }],
  ['patience', { now: 'time limit', meant: /games\/(?:dynasties\/|lesson-claims)/ }],
  ['easel', { now: 'renderer' }],
  ['courtiers?', { now: 'computer player' }],
])
