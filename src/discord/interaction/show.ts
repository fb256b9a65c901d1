// Shows what a handler answers: in the panel it was asked from, or as a private message of its own.
import { type Message, MessageFlags, RESTJSONErrorCodes } from 'discord.js'
import type { Reply } from '../call/reply.ts'
import { fileNameOf } from '../core/renderer.ts'
import { codeOf } from '../core/wire.ts'
import { formBody } from '../screen/form.ts'
import type { Screen } from '../screen/screen.ts'
import { besidePicture, type Illustrator, inWords } from './illustrator.ts'
import { type Answerable, type Body, isOnMessage, type Responder } from './responder.ts'

/** Whether a press was on the member's private dashboard: a message that everybody there sees, where only one person is. */
export const isOnDashboard = (interaction: Answerable): boolean =>
  isOnMessage(interaction) &&
  interaction.guildId === null &&
  interaction.message?.flags.has(MessageFlags.Ephemeral) === false

/** Shows a reply: in the panel it was asked from, or as a private message of its own. Its picture comes later. */
export async function show(responder: Responder, illustrator: Illustrator, reply: Reply): Promise<void> {
  const { interaction } = responder
  if ('form' in reply) {
    if (mayOpenForm(responder)) return responder.openForm(formBody(reply.form))
    return show(responder, illustrator, { screen: reply.late, fresh: true })
  }
  if ('redraw' in reply) {
    if (!isOnMessage(interaction))
      return show(responder, illustrator, { screen: await reply.redraw(), fresh: true })
    await redraw(responder, reply.redraw)
    if (reply.aside) await showAnew(responder, reply.aside)
    return
  }
  await showScreen(responder, illustrator, reply)
  if (reply.aloud) await sayAloud(responder, illustrator, reply.aloud)
}

async function showScreen(
  responder: Responder,
  illustrator: Illustrator,
  { screen, fresh }: Extract<Reply, { readonly screen: Screen }>,
): Promise<void> {
  const { interaction } = responder
  const panel = panelOf(interaction)
  if (panel && !fresh) return showOnPanel(responder, panel, illustrator, screen)
  const message = await showAnew(responder, screen)
  if (message === undefined) return
  const edit = (body: Body) => responder.edit(body, message)
  illustrator.follow({ by: interaction.id, message, edit }, screen)
}

/** Posts a screen where everyone in the channel reads it; its picture comes later. */
async function sayAloud(responder: Responder, illustrator: Illustrator, screen: Screen): Promise<void> {
  const message = await responder.followUp(inWords(screen), 'public')
  if (message === undefined) return
  const edit = (body: Body) => responder.edit(body, message)
  illustrator.follow({ by: responder.interaction.id, message, edit }, screen)
}

/** The private panel, or the dashboard, that an interaction came from. */
function panelOf(interaction: Answerable) {
  if (!isOnMessage(interaction)) return undefined
  const isPrivate = interaction.message?.flags.has(MessageFlags.Ephemeral) === true
  return isPrivate || isOnDashboard(interaction) ? interaction.message : undefined
}

async function showOnPanel(
  responder: Responder,
  { id: message, attachments }: Message,
  illustrator: Illustrator,
  screen: Screen,
): Promise<void> {
  const { id } = responder.interaction
  illustrator.claim(message, id)
  const { illustration } = screen
  const name = illustration && fileNameOf(illustration.picture)
  const hung = attachments.find((each) => each.name === name)
  const isBeside =
    illustration !== undefined &&
    hung !== undefined &&
    (await isTaken(redrawWith(responder, besidePicture({ ...screen, illustration }, hung.id))))
  if (!isBeside) await redrawWith(responder, inWords(screen))
  const edit = (later: Body) => responder.edit(later)
  illustrator.follow({ by: id, message, edit }, screen, isBeside)
}

/** Whether Discord takes an edit that names a picture: another upload may have replaced that since the press. */
async function isTaken(edit: Promise<void>): Promise<boolean> {
  try {
    await edit
    return true
  } catch (error) {
    if (codeOf(error) !== RESTJSONErrorCodes.InvalidFormBodyOrContentType) throw error
    return false
  }
}

/** Draws the message anew that the interaction came from. */
async function redrawWith(responder: Responder, body: Body): Promise<void> {
  if (responder.isOpen) await responder.update(body)
  else await responder.edit(body)
}

/** Shows a private message of its own; its id. */
function showAnew(responder: Responder, screen: Screen): Promise<string | undefined> {
  const body = inWords(screen)
  if (responder.isOpen) return responder.reply(body)
  if (isOnMessage(responder.interaction) || responder.hasReplied) return responder.followUp(body)
  return responder.edit(body)
}

/** Drawings at most, when others change the same message at the same moment. */
const DRAWINGS = 3

async function redraw(responder: Responder, draw: () => Promise<Screen>): Promise<void> {
  let shown: string | undefined
  for (let drawings = 0; drawings < DRAWINGS; drawings++) {
    const screen = await draw()
    const next = JSON.stringify(screen)
    if (next === shown) return
    shown = next
    await redrawWith(responder, inWords(screen))
  }
}

/** A form can only be the first answer, and not to a form. */
const mayOpenForm = ({ interaction, isOpen }: Responder): boolean => isOpen && !interaction.isModalSubmit()
