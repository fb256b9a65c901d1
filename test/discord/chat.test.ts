// When chat pushes a prompt away: five messages below it, also where another process has posted it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ChatWatch, watchChat } from '../../src/discord/publisher/work/chat.ts'

let lifted: [channel: string, below: string][]
let chat: ChatWatch
beforeEach(() => {
  vi.useFakeTimers()
  lifted = []
  chat = watchChat((...what) => void lifted.push(what), 1_000)
})
afterEach(() => {
  chat.stop()
  vi.useRealTimers()
})

const say = (...messages: number[]) => {
  for (const message of messages) chat.onMessage('room', String(message))
}

it('five messages push the prompt away, and it is lifted when the chat has paused', () => {
  say(11, 12, 13, 14)
  expect(chat.isPushedAway('room', '10')).toBe(false)
  say(15)
  expect(chat.isPushedAway('room', '10')).toBe(true)
  vi.advanceTimersByTime(999)
  expect(lifted).toEqual([])
  vi.advanceTimersByTime(1)
  expect(lifted).toEqual([['room', '11']])
})

it('messages above a prompt that another process has posted since do not count', () => {
  say(11, 12, 13, 14, 15)
  expect(chat.isPushedAway('room', '16')).toBe(false)
  say(17, 18, 19, 20)
  expect(chat.isPushedAway('room', '16')).toBe(false)
  say(21)
  expect(chat.isPushedAway('room', '16')).toBe(true)
})

it('goes on counting for another prompt there, when one stands last again', () => {
  say(11, 12, 13, 14)
  chat.prompted('room')
  say(16)
  vi.advanceTimersByTime(1_000)
  expect(lifted).toEqual([['room', '11']])
})

it('a few words after the bot’s own push no prompt away that was posted again meanwhile', () => {
  chat.close('room')
  say(11, 12)
  chat.prompted('room')
  vi.advanceTimersByTime(1_000)
  expect(lifted).toEqual([])
})

it('is forgotten where no game is played', () => {
  say(11, 12, 13, 14, 15)
  chat.forget('room')
  vi.advanceTimersByTime(1_000)
  expect(lifted).toEqual([])
  expect(chat.isPushedAway('room', '10')).toBe(false)
})

it('what the bot itself said below pushes it away until it stands last again', () => {
  chat.close('room')
  expect(chat.isPushedAway('room', '10')).toBe(true)
  chat.prompted('room')
  expect(chat.isPushedAway('room', '10')).toBe(false)
})

it('what the bot itself said below is enough, once somebody else has said something too', () => {
  chat.close('room')
  say(12)
  vi.advanceTimersByTime(1_000)
  expect(lifted).toEqual([['room', '12']])
  // The code that lifts it has been told.
  expect(chat.isPushedAway('room', '10')).toBe(false)
})
