// What the bot says about votes and seats that change hands, in English.
import type { Catalogue } from '../../catalogue.ts'

export const votesEn = {
  'vote-undo': ({ who }: { who: string }) => `${who} asks to undo a choice and everything since.`,
  'vote-pause': ({ who, until }: { who: string; until: string }) =>
    `${who} asks to pause the game ${until ? `until ${until}` : 'for 7 days'}.`,
  'vote-resume': ({ who }: { who: string }) => `${who} asks to resume the game.`,
  'vote-cancel': ({ who }: { who: string }) => `${who} asks to cancel the game.`,
  'vote-replace': ({ who, old, newcomer }: { who: string; old: string; newcomer: string }) =>
    `${who} asks to offer the seat of ${old} to ${newcomer}.`,
  'vote-offer': ({ who, old, newcomer }: { who: string; old: string; newcomer: string }) =>
    `${newcomer}: ${who} offers you the seat of ${old}. If you take it, you see everything this seat knows, and play on from here.`,
  'vote-replace-own': ({ who, old, newcomer }: { who: string; old: string; newcomer: string }) =>
    `${old}: ${who} asks whether ${newcomer} may take your seat. Without your yes nothing changes.`,
  'vote-all': () => 'All must agree.',
  'vote-majority': () => 'More than half must agree.',
  'vote-count': ({ yes, no, of }: { yes: number; no: number; of: number }) =>
    `${yes} yes · ${no} no · ${of} ${of === 1 ? 'voter' : 'voters'}`,
  'vote-waits': ({ names, when }: { names: string; when: string }) => `⏳ ${names} · ${when}`,
  'vote-objection': ({ when }: { when: string }) =>
    `It resumes ${when} unless somebody votes No, or as soon as more than half vote Yes.`,
  'vote-silent': () => 'Who has not voted by then is not counted.',
  'vote-carried': () => '✓ Agreed.',
  'vote-refused': () => '✗ Not agreed.',
  'vote-lapsed': ({ time }: { time: string }) => `✗ Not enough votes in ${time}.`,
  'vote-offer-lapsed': ({ time }: { time: string }) => `✗ No answer in ${time}.`,
  'vote-lapsed-note': ({ who, n }: { who: string; n: number }) =>
    `✗ Not enough votes in ${n} ${n === 1 ? 'day' : 'days'} on what ${who} proposed.`,
  'vote-void': () => '✗ Cancelled: the game has moved on.',
  'vote-offer-taken': () => '✓ The seat is taken.',
  'vote-offer-declined': () => '✗ The offer is declined.',
  'vote-host': () => 'The host',
  'vote-yes': () => 'Yes',
  'vote-no': () => 'No',
  'vote-allow': () => 'Allow',
  'vote-refuse': () => 'Refuse',
  'offer-take': () => 'Take the seat',
  'offer-decline': () => 'Decline',
  'vote-posted': ({ where }: { where: string }) => `I have asked the players in ${where}. They vote there.`,
  'offer-posted': ({ name }: { name: string }) => `I have asked ${name} whether to take the seat.`,
  'game-paused-done': ({ until }: { until: string }) =>
    `The game is paused until ${until}. \`/game resume\` asks the others to resume it earlier.`,
  'game-paused-agreed': ({ until }: { until: string }) =>
    `This game is paused until ${until}: the players agreed. \`/game resume\` resumes it a day later, unless somebody objects.`,
  'paused-note': ({ until }: { until: number }) =>
    `⏸ The game is paused until <t:${until}:f> (<t:${until}:R>): the players agreed. \`/game resume\` resumes it a day later, unless somebody objects.`,
  'resumed-note': () => 'The pause is over. The game resumes.',
  'resume-posted': ({ where, when }: { where: string; when: string }) =>
    `I have asked the players in ${where}. The game resumes ${when}, unless somebody objects.`,
  'pause-unknown': ({ text }: { text: string }) =>
    `“${text}” is not a future time. Use for example \`3 days\`, \`friday\` or \`dec 3 18:00\`.`,
  'refused-pause-until': ({ max }: { max: number }) =>
    `A pause ends in the future, at most ${max} days from now.`,
  'host-passes': ({ who }: { who: string }) => `${who} hosts this table now.`,
  'host-passes-silent': ({ who, old }: { who: string; old: string }) =>
    `${who} hosts this table now: ${old} has not started it for 3 days.`,
  'ready-ask': ({ names, when }: { names: string; when: string }) =>
    `${names} The table is full. Ready? Who is not ready ${when} loses the seat; when all are, the game starts.`,
  'ready-button': () => 'I am ready',
  'ready-over': () => 'The seats have changed since it was asked who is ready.',
  'ready-began': () => 'The game starts.',
  'ready-missed': ({ names, n }: { names: string; n: number }) =>
    `${names} ${n === 1 ? 'was' : 'were'} not ready and ${n === 1 ? 'loses the seat' : 'lose their seats'}.`,
  'refused-not-asked-ready': () =>
    'Nobody is asked now whether they are ready. The lobby shows who sits there.',
  'refused-ready-already': () => 'You are ready already. The game starts when the others are.',
  // Tables that nobody plays, and that managers close
  'keep-ask': ({ names, when }: { names: string; when: string }) =>
    `${names} Nobody has played here for 30 days. Keep this table? Without an answer it is closed as unfinished ${when}.`,
  'keep-button': () => 'Keep it',
  'keep-kept': ({ who }: { who: string }) => `✓ ${who} keeps this table.`,
  'keep-told': ({ game, until }: { game: string; until: number }) =>
    `Nobody has played your game \`${game}\` for 30 days. \`/game resume\` continues it; else it is closed as unfinished <t:${until}:R>.`,
  'closed-silent-note': ({ game }: { game: string }) =>
    `🏁 Nobody has played here for 60 days: the table is closed as unfinished and counts for nobody. \`/history export game:${game}\` gives its file.`,
  'closed-silent': () =>
    'Closed as unfinished: nobody had played for 60 days. `/history export` gives its file.',
  'closed-expired': () => 'Expired: it was not started within 14 days.',
  'closed-manager': ({ reason }: { reason: string }) => `Closed by a manager of this server: ${reason}`,
  'closed-by': ({ who, reason }: { who: string; reason: string }) => `🏁 ${who} closes this table: ${reason}`,
  'claim-ask': ({ who }: { who: string }) =>
    `${who}: all other players have left this game, and computers play their seats. Play on, end it as won, or end it as unfinished? Neither ending counts in statistics.`,
  'claim-on': () => 'Play on',
  'claim-won': () => 'End it as won',
  'claim-unfinished': () => 'End it as unfinished',
  'claim-goes-on': () => 'You play on. `/game cancel` asks this again.',
  'claimed-note': ({ who }: { who: string }) =>
    `🏆 ${who} claims the win: all other players have left the game. It counts in no statistics.`,
  'unfinished-note': ({ who }: { who: string }) =>
    `🏁 ${who} ends the game as unfinished: all other players have left it.`,
  'closed-claimed': ({ who }: { who: string }) => `${who} has claimed the win: all others had left.`,
  'closed-unfinished': ({ who }: { who: string }) =>
    `${who} has ended it as unfinished: all others had left.`,
  'refused-claim-soon': ({ days }: { days: number }) =>
    `The others may still come back. You can end the game alone once computers have played for all of them for ${days} days.`,
  'cancel-reason': () =>
    'You have no seat in this game. As a manager of this server you can close it: add `reason:`, which everybody can read.',
  'cancel-not-manager': () =>
    'Only members with Manage Server can close a table with a reason. Leave `reason:` out to ask the players.',
  'table-closed': () => 'The table is closed.',
  'refused-table-over': () => 'That table is closed already, or its game is over.',
  'refused-kept': () => 'This table is kept already: somebody has said so, or played.',
  'seat-taken': ({ who, old }: { who: string; old: string }) => `${who} takes the seat of ${old}.`,
  'refused-voted': () => 'You have voted on this already.',
  'refused-no-vote': () =>
    'Only players who had a seat when this was asked can vote. `/game status` lists the players.',
  'refused-vote-again': ({ from }: { from: number }) =>
    `The others have refused this. You can propose it again <t:${from}:R>.`,
  'refused-vote-over': () => 'This vote is over. `/game status` shows where the game stands.',
  'refused-vote-open': () => 'That has already been asked. It is waiting for the others.',
  'refused-no-seat': ({ seats }: { seats: number }) =>
    `There is no such seat. Give a number from 1 to ${seats}, or the player’s name.`,
  'refused-two-seats': ({ seats }: { seats: string }) =>
    `That fits more than one seat: ${seats}. Pick one of the suggestions, or give its number.`,
  'refused-newcomer-seated': ({ who }: { who: string }) => `${who} has a seat in this game already.`,
  'refused-newcomer-knows': ({ who }: { who: string }) =>
    `${who} had another seat in this game and knows its secrets. They can take back their own seat only, while a computer plays it.`,
  'refused-seat-taken': ({ who }: { who: string }) =>
    `${who} plays the seat now. Only while a computer plays it can you take it back.`,
  'seat-asked': ({ game, newcomer, where }: { game: string; newcomer: string; where: string }) =>
    `You are asked whether ${newcomer} may take your seat in game \`${game}\`. Answer in ${where}: without your yes nothing changes.`,
  'seat-lost-replaced': ({ game, where }: { game: string; where: string }) =>
    `While a computer stood in for you, another player took your seat in game \`${game}\` (${where}). If a computer plays it again before the end, you can take it back.`,
  'seat-lost-forfeited': ({ game, where }: { game: string; where: string }) =>
    `Your time was up in game \`${game}\` (${where}): a computer plays your seat. You can take it back until the game ends.`,
  'seat-lost-removed': ({ game, where }: { game: string; where: string }) =>
    `The league has given away your seat in game \`${game}\` (${where}). Its log, \`/league log\`, says why.`,
  'seat-back': () => 'Take my seat back',
  'refused-not-offered': ({ who }: { who: string }) => `That seat is offered to ${who}.`,
  'refused-bot': () => 'A bot cannot take a seat. Name a member of this server.',
} satisfies Catalogue
