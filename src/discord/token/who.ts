// Asks Discord who the bot is, on a connection of its own.
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { DefaultRestOptions, Routes } from 'discord.js'

/** How long Discord may take, in milliseconds. */
const TIMEOUT = 10_000

/**
 * Whether Discord takes the token: `GET /users/@me` on a new connection, so that no pooled one and no state of discord.js has
 * a say. https://discord.com/developers/docs/resources/user#get-current-user
 * @throws Error when Discord gives no answer, or one that says nothing about the token
 */
export function isTokenTaken(token: string, api: string = DefaultRestOptions.api): Promise<boolean> {
  const url = new URL(`${api}/v${DefaultRestOptions.version}${Routes.user()}`)
  const send = url.protocol === 'https:' ? request : plainRequest
  const headers = { authorization: `Bot ${token}`, 'user-agent': DefaultRestOptions.userAgentAppendix }
  return new Promise((resolve, reject) => {
    const sent = send(url, { agent: false, headers, signal: AbortSignal.timeout(TIMEOUT) }, (response) => {
      response.resume()
      const { statusCode: status = 0 } = response
      if (status === 200 || status === 401) resolve(status === 200)
      else reject(new Error(`Discord answered ${status}`))
    })
    sent.on('error', reject)
    sent.end()
  })
}
