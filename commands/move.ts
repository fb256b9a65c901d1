// `/move unit: to:`: a move of one's own turn, typed in one line.
import { completedOption } from '../src/discord/call/definition.ts'
import { shortcutCommand } from './shortcut.ts'

export const move = shortcutCommand({ name: 'move', options: ['unit', 'to'] }, [
  completedOption('unit', 'move unit', { required: true }),
  completedOption('to', 'move to', { required: true }),
])
