// A person's looks as a row of data: the same person is recognised in every picture.

/** `helm` has a plume, `plain` a knob, `feathers` two long pheasant feathers, `gauze` two wings; `loops` and `phoenix` are ladies' too. */
export type Hat =
  | 'helm'
  | 'plain'
  | 'feathers'
  | 'scholar'
  | 'cap'
  | 'gauze'
  | 'crown'
  | 'coronet'
  | 'turban'
  | 'headband'
  | 'bare'
  | 'lady'
  | 'loops'
  | 'phoenix'
/** `snake` is a spear with a winding blade; `twin` are two short halberds. */
export type Arm =
  | 'glaive'
  | 'spear'
  | 'snake'
  | 'halberd'
  | 'axe'
  | 'sword'
  | 'twin'
  | 'bow'
  | 'fan'
  | 'scroll'
  | 'flower'
/** Red, white and dark are the faces that the opera gives to some. */
export type Skin = 'pale' | 'white' | 'red' | 'dark' | 'tan'
export type Beard = 'none' | 'tuft' | 'moustache' | 'short' | 'long' | 'wild'
export type Hair = 'ink' | 'grey' | 'rust'
export type Metal = 'brass' | 'iron' | 'silver'

/** A person's looks; people with a row of these are recognised again. The coat is given with the drawing. */
export interface BustLook {
  readonly hat: Hat
  readonly beard?: Beard
  readonly skin?: Skin
  readonly hair?: Hair
  readonly arm?: Arm
  /** Of helmets: brass when left out. */
  readonly metal?: Metal
  /** Of plumes, turbans and headbands. */
  readonly cloth?: string
  /** Slanting brows. */
  readonly fierce?: boolean
  /** Lines under the eyes. */
  readonly aged?: boolean
  /** One eye is covered. */
  readonly patch?: boolean
  readonly scar?: boolean
}

export const isHelmet = (hat: Hat): boolean => hat === 'helm' || hat === 'plain' || hat === 'feathers'
export const isLady = (hat: Hat): boolean => hat === 'lady' || hat === 'loops' || hat === 'phoenix'
