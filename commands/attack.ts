// `/attack unit: target:`: an attack of one's own turn, typed in one line; cards and Confirm follow in the panel.
import { completedOption } from '../src/discord/call/definition.ts'
import { shortcutCommand } from './shortcut.ts'

export const attack = shortcutCommand({ name: 'attack', options: ['unit', 'target'] }, [
  completedOption('unit', 'attack unit', { required: true }),
  completedOption('target', 'attack target', { required: true }),
])
