// Discord's limits, in one place. https://discord.com/developers/docs/resources/message and …/components/reference

export const LIMITS = {
  /** Characters of a message. */
  content: 2000,
  /** A turn's message stops growing here. */
  growing: 1800,
  customId: 100,
  /** Options of one select, suggestions of one completion. */
  options: 25,
  /** Label, description and value of an option; name and value of a suggestion. */
  label: 100,
  placeholder: 150,
  buttonLabel: 80,
  /** Longest label that clients show whole on a button, and beside an icon. */
  wholeLabel: 38,
  wholeLabelWithIcon: 34,
  /** Longest label that a phone still shows whole on a button. */
  shortLabel: 30,
  rowButtons: 5,
  /** Rows of components of a message. */
  rows: 5,
  /** Buttons used for one decision at most. */
  fewOptions: 5,
  /** Fields of a form, the length of its title and of a field's label, and options of a list to tick. */
  fields: 5,
  fieldLabel: 45,
  ticks: 10,
  threadName: 100,
  /** A text input of a modal. */
  input: 4000,
} as const
