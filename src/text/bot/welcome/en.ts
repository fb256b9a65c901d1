// The first hour in English: the welcome, the games to choose from, what opens a game, and `/help`.

export const welcomeEn = {
  'welcome-name': () => 'Peach Garden 桃園',
  'welcome-title': () => '## Welcome to Peach Garden 桃園',
  /** Stands in a welcome of another language. */
  'welcome-line': () => 'The button below starts a game at once. What only you see is in your language.',
  'welcome-body': () =>
    [
      'Table games of the Three Kingdoms and of Chinese history, played at your own pace: a move is a few clicks, whenever you have time.',
      '- **Try a game now**: you against easy computer players, in a thread of its own.',
      '- `/game new` opens a lobby for others to join; `/help` explains the rest.',
    ].join('\n'),
  'welcome-games': ({ games }: { games: string }) =>
    `**The games**: ${games}. The menu shows how many play each, how long it takes, and what it is about.`,
  'try-now': () => 'Try a game now',
  'try-this': () => 'Try it now',
  'try-begun': ({ where }: { where: string }) =>
    `Your game is ready: ${where}. Press **Your move** under the newest message there.`,
  'try-goes-on': ({ where }: { where: string }) => `Your trial game is still running: ${where}.`,

  // The games to choose from
  'choose-title': () => 'Choose a game',
  'choose-which': () => '**Which game?** The menu shows what each is about.',
  'open-lobby': () => 'Open a lobby',
  'facts-players': ({ min, max }: { min: number; max: number }) => `${min}–${max} players`,
  'facts-reading': ({ n }: { n: number }) => `${n} ${n === 1 ? 'minute' : 'minutes'} of rules`,
  'facts-days': ({ from, to, seats }: { from: number; to: number; seats: number }) =>
    `about ${from === to ? (from === 1 ? '1 day' : `${from} days`) : `${from}–${to} days`} with ${seats} people`,
  'alone-minutes': ({ n }: { n: number }) => `about ${n} minutes against computers`,
  'alone-hours': ({ n }: { n: number }) => `about ${n === 1 ? 'an hour' : `${n} hours`} against computers`,
  'lasts-days': ({ from, to }: { from: number; to: number }) =>
    `about ${from === to ? (from === 1 ? 'a day' : `${from} days`) : `${from}–${to} days`}`,
  'lasts-open': () => 'no set end',
  'lasts-hours': ({ to }: { to: number }) =>
    `about ${to === 1 ? 'an hour' : `${to} hours`} with everyone present`,
  'facts-pace': () =>
    'Days are for players who look in about 4 times a day: half of all games end by the first number, 9 in 10 by the second. Played live, a game takes hours.',
  'opening-aim': ({ text }: { text: string }) => `**Aim**: ${text}`,
  'opening-turn': ({ text }: { text: string }) => `**A turn**: ${text}`,
  'opening-win': ({ text }: { text: string }) => `**To win**: ${text}`,

  // Help
  'help-title': () => '**Peach Garden** · table games of the Three Kingdoms, at your own pace',
  'help-start': () => 'The basics',
  'help-start-body': () =>
    [
      '**Begin**: `/game new` opens a lobby; others press Join; the host presses Start. Each game has its own thread.',
      '**Move**: press **Your move** under the newest message, or type `/play` and pick from the list. Only you see your cards and menus.',
      '**Look**: `/board` shows the table, `/hand` your cards, `/game status` whose move it is.',
      '**Learn**: `/learn` plays a first game with you; `/rules` explains a game, `/card` a card, `/general` a general.',
    ].join('\n'),
  'help-wait': () => 'While you wait',
  'help-wait-body': () =>
    [
      '**All your games**: `/me games` lists them, whose move it is first; `/me dashboard` keeps them in one direct message.',
      '**What happened**: `/history log` and `/history show` tell it, `/game clock` says how long everybody has.',
      '**Wait less**: `/auto` sets auto-answers: I answer for you, and nobody waits. `/plan` chooses your next turn ahead; it is played when your turn comes. `/game sitting` agrees on a live session.',
      '**Your time**: `/me away` for a vacation, `/me quiet` for hours of the night, `/me reminders` for how and when I remind you. `/game give-time` gives another player more time. `/game back` takes your seat back from a computer player.',
    ].join('\n'),
  'help-people': () => 'Players and leagues',
  'help-people-body': () =>
    [
      '**Find players**: in a lobby, **Invite** mentions members by name, **Look for players** calls those who asked for it: press **Call me for games** at a game in `/game new`.',
      '**Watch**: `/game watch` watches a game without a seat, `/game worth-watching` lists good ones.',
      '**Leagues**: `/league info` shows the league of this server, `/league join` enters it.',
      '**Afterwards**: `/history review` shows where a finished game turned, and tells its story. `/history film` makes a short film of a game.',
    ].join('\n'),
  'help-manage': () => 'Games and settings',
  'help-manage-body': () =>
    [
      '**A game**: `/game list` shows the games of this server. `/game leave` gives up your seat before the start, `/game resign` during play. `/game undo` undoes your last choice. `/game pause`, `/game resume` and `/game cancel` put it to the vote. `/game replace` gives a seat to another member.',
      '**Fairness**: the hash of each shuffle is published before anybody sits down. `/history verify` replays a finished game, `/history export` gives you the file, or the game as one web page that checks its draws.',
      '**Languages**: `/language` sets yours; your menus use it at every table.',
      '**Trouble**: `/game doctor` lists the permissions I am missing in this channel. `/server settings` says who opens tables and where.',
    ].join('\n'),
}
