// Says of a failure to open the database what its operator can do about it, and whether waiting can help.
import { isLost } from './lost.ts'

/** A database that cannot be opened until its operator changes something; the message is one line that says what. */
export class DatabaseRefused extends Error {}

/** PostgreSQL's codes that stay until somebody changes the address, the server or its rights. */
const LASTING = /^(28...|3D000|42501|25006)$/

/** What an operator does about a failure, by its code, of PostgreSQL or of the system. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED$/, 'nothing listens there: start PostgreSQL, or correct host and port in DATABASE_URL'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'there is no such host: correct it in DATABASE_URL'],
  [
    /^28P01$/,
    'the user or the password is not taken: correct them in DATABASE_URL, or make the user (createuser --pwprompt <user>)',
  ],
  [
    /^28...$/,
    'the user is not let in: make it (createuser --pwprompt <user>), or admit it in pg_hba.conf, or name another one in DATABASE_URL',
  ],
  [/^3D000$/, 'make the database (createdb --owner <user> <name>), or correct its name in DATABASE_URL'],
  [
    /^42501$/,
    'the user of DATABASE_URL may not make tables: as the owner of the database, grant create on schema public to <user>',
  ],
  [/^25006$/, 'this server only reads, as a standby does: name the primary one in DATABASE_URL'],
  [
    /^53300$/,
    'the server takes no more connections: raise max_connections, or run fewer processes (docs/hosting.md, “One process, two, or many shards”)',
  ],
  [/^(53100|ENOSPC)$/, 'its disk is full: make room on it'],
  [/^57P03$/, 'the server is starting or stopping: wait for it'],
  [
    /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE|ERR_TLS_\w+)$/,
    'its certificate is not trusted: name the authority that issued it (NODE_EXTRA_CA_CERTS=/path/to/ca.pem)',
  ],
]

/** What to do about a failure of a database server; `undefined` where its code says nothing of that. */
function findRemedy(error: unknown): string | undefined {
  const code = String((error as { code?: unknown }).code)
  return REMEDIES.find(([codes]) => codes.test(code))?.[1]
}

/** What to do about a failure of a database server. */
export const remedyFor = (error: unknown): string =>
  findRemedy(error) ?? 'start PostgreSQL, or correct DATABASE_URL, or look into the log of PostgreSQL'

/** The reason of a failure in one line; the driver has no words where a host has several addresses. */
export function reasonFor(error: unknown): string {
  const { message, errors } = error as { readonly message?: string; readonly errors?: readonly Error[] }
  return message || (errors?.map((each) => each.message).join(', ') ?? String(error))
}

/** Where a server is, without user and password. */
export function addressOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** Whether the same may go through later without anybody's doing. */
export const isPassing = (error: unknown): boolean =>
  isLost(error) && !LASTING.test(String((error as { code?: unknown }).code))

/** A failure to open a server's database as a line for its operator; any failure of which nothing is known stays as it is. */
export function explainServer(url: string, error: unknown): unknown {
  if (!isLost(error) && findRemedy(error) === undefined) return error
  return new DatabaseRefused(
    `the database at ${addressOf(url)} cannot be opened (${reasonFor(error)}): ${remedyFor(error)}; npm run doctor says more`,
    { cause: error },
  )
}

/** What an operator does about a folder that cannot be used, by the system's code. */
const FOLDER_REMEDIES: Readonly<Record<string, string>> = {
  EACCES: 'give it to the user who runs the bot (chown -R <user>), or set DATA_DIR to another folder',
  EPERM: 'give it to the user who runs the bot (chown -R <user>), or set DATA_DIR to another folder',
  EROFS: 'its disk can only be read: set DATA_DIR to another folder',
  ENOSPC: 'its disk is full: make room on it',
  EDQUOT: 'its user has no more room on the disk: make room, or raise the quota',
  ENOTDIR: 'a part of this path is a file: set DATA_DIR to a folder',
  EEXIST: 'a file has this name: set DATA_DIR to a folder',
}

/** A failure of the system in a data folder as a line for its operator; any other stays as it is. */
export function explainFolder(folder: string, error: unknown): unknown {
  const { code, syscall } = error as { readonly code?: string; readonly syscall?: string }
  const remedy = code === undefined || syscall === undefined ? undefined : FOLDER_REMEDIES[code]
  if (remedy === undefined) return error
  return Object.assign(
    new DatabaseRefused(`the data folder ${folder} cannot be used (${reasonFor(error)}): ${remedy}`, {
      cause: error,
    }),
    { code },
  )
}
