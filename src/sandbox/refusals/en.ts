// Why a client does not let somebody do a thing, in English: the words that the other languages must match.

type Bounds = { readonly min: number; readonly max: number }
/** Null for an open end. */
type Ends = { readonly min: number | null; readonly max: number | null }

export const en = {
  'no-channel': ({ name }: { name: string }) => `there is no channel #${name}`,
  'several-channels': ({ count, name }: { count: number; name: string }) =>
    `there are ${count} channels #${name}: name one by its id`,
  nobody: ({ name }: { name: string }) => `there is nobody called ${name}`,
  'several-people': ({ name }: { name: string }) => `several are called ${name}: name one by the id`,
  'no-role': ({ name }: { name: string }) => `there is no role ${name}`,
  'hidden-channel': ({ who, name }: { who: string; name: string }) => `${who} cannot see #${name}`,
  'not-here': ({ who }: { who: string }) => `${who} is not in this server`,
  'timed-out': ({ who }: { who: string }) => `${who} is timed out`,
  lacks: ({ who, permission, name }: { who: string; permission: string; name: string }) =>
    `${who} lacks ${permission} in #${name}`,
  'no-message': ({ instead }: { instead: string }) => `there is no message to act on, but ${instead}`,
  'message-gone': () => 'the message is gone',
  'hidden-message': ({ who }: { who: string }) => `${who} does not see this message`,
  'no-command': ({ name }: { name: string }) => `there is no command /${name}`,
  'no-message-command': ({ name }: { name: string }) => `the message has no command “${name}”`,
  'no-subcommand': ({ name, part }: { name: string; part: string }) => `/${name} has no ${part}`,
  'needs-one-of': ({ line, names }: { line: string; names: string }) => `/${line} needs one of: ${names}`,
  'out-of-bounds': ({ name, min, max, value }: { name: string; value: number } & Ends) =>
    `${name} must be between ${min ?? '−∞'} and ${max ?? '∞'}, not ${value}`,
  'no-choice': ({ name, value, names }: { name: string; value: string; names: string }) =>
    `${name} cannot be ${value}, only ${names}`,
  'takes-text': ({ name }: { name: string }) => `${name} takes text`,
  'takes-length': ({ name, min, max }: { name: string } & Bounds) =>
    `${name} takes ${min} to ${max} characters`,
  'takes-number': ({ name }: { name: string }) => `${name} takes a number`,
  'takes-truth': ({ name }: { name: string }) => `${name} takes true or false`,
  'takes-no-channel': ({ name, channel }: { name: string; channel: string }) =>
    `${name} does not take #${channel}`,
  'takes-file': ({ name }: { name: string }) => `${name} takes a file`,
  'unknown-type': ({ name, type }: { name: string; type: number }) => `${name} has the unknown type ${type}`,
  'no-option': ({ line, name }: { line: string; name: string }) => `/${line} has no option ${name}`,
  'needs-option': ({ line, name }: { line: string; name: string }) => `/${line} needs ${name}`,
  'archived-here': ({ name }: { name: string }) => `#${name} is archived: no commands in it`,
  'no-suggestions': ({ name }: { name: string }) => `${name} has no suggestions`,
  'no-modal': () => 'no modal is open',
  'modal-closed': () => 'this modal is not open',
  'forum-post': () => 'in a forum, create a post',
  'no-threads': () => 'threads cannot be opened here',
  'no-thread': () => 'this is not a thread',
  'not-private': () => 'only a message for you alone can be dismissed',
  'no-part': ({ what }: { what: string }) => `there is no ${what}`,
  'several-parts': ({ count, what }: { count: number; what: string }) => `there are ${count} of ${what}`,
  'locked-here': ({ name }: { name: string }) => `#${name} is locked: its buttons are disabled`,
  disabled: ({ label }: { label: string }) => `${label} is disabled`,
  'a-link': ({ label }: { label: string }) => `${label} is a link`,
  'no-pick': ({ pick, names }: { pick: string; names: string }) =>
    `the menu has no ${pick} (there: ${names})`,
  'takes-picks': ({ min, max, count }: { count: number } & Bounds) =>
    `the menu takes ${min} to ${max} picks, not ${count}`,
  'chosen-already': () =>
    'this is chosen already, and choosing it again sends nothing (discord-api-docs #4801)',
  'fill-in': ({ label }: { label: string }) => `${label} must be filled in`,
  choose: ({ label }: { label: string }) => `${label} must be chosen`,
  'no-field': ({ name }: { name: string }) => `the modal has no field ${name}`,
}

/** Refusals in one language. */
export type Refusals = typeof en
