// When people's chat has buried a prompt: five messages below it, also where another process has posted it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ChatWatch, watchChat } from '../../src/discord/publisher/chat.ts'

let lifted: string[]
let chat: ChatWatch
beforeEach(() => {
  vi.useFakeTimers()
  lifted = []
  chat = watchChat((channel) => void lifted.push(channel), 1_000)
})
afterEach(() => {
  chat.stop()
  vi.useRealTimers()
})

const say = (...messages: number[]) => {
  for (const message of messages) chat.heard('room', String(message))
}

it('five messages bury the prompt, and it is lifted when the chat has paused', () => {
  say(11, 12, 13, 14)
  expect(chat.isBuried('room', '10')).toBe(false)
  say(15)
  expect(chat.isBuried('room', '10')).toBe(true)
  vi.advanceTimersByTime(999)
  expect(lifted).toEqual([])
  vi.advanceTimersByTime(1)
  expect(lifted).toEqual(['room'])
})

it('messages above a prompt that another process has posted since do not count', () => {
  say(11, 12, 13, 14, 15)
  expect(chat.isBuried('room', '16')).toBe(false)
  say(17, 18, 19, 20)
  expect(chat.isBuried('room', '16')).toBe(false)
  say(21)
  expect(chat.isBuried('room', '16')).toBe(true)
})

it('what the bot itself said below buries it until it stands last again', () => {
  chat.bury('room')
  expect(chat.isBuried('room', '10')).toBe(true)
  chat.prompted('room')
  expect(chat.isBuried('room', '10')).toBe(false)
})
