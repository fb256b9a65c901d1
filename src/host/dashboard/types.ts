// A member's private dashboard: where it stands, and how it is drawn.
import type { Language } from '../../text/language.ts'
import type { DirectFault } from '../table/posts.ts'
import type { GameId } from '../table/types.ts'

/** Where a member's dashboard stands: asked about by a test message, open, or being closed; and whether it is there yet. */
export interface DashboardState {
  readonly status: 'asked' | 'open' | 'closing'
  readonly posted: boolean
}

/** A dashboard that must be drawn. */
export interface DashboardPosting {
  /** Of this dashboard alone: of another one of the same member too. */
  readonly key: string
  readonly member: string
  readonly status: DashboardState['status']
  /** What it speaks until the member chooses a language. */
  readonly language: Language
  /** The game that lies open on it. */
  readonly chosen?: GameId
  /** The message it is. */
  readonly at?: { readonly channel: string; readonly message: string; readonly postedAt: Date }
  /** What the publisher remembers of it: plain JSON of its own. */
  readonly shown: unknown
  /** An earlier drawing may have got through. */
  readonly doubtSince?: Date
}

/** How the drawing of a dashboard went. */
export type DashboardDelivery =
  | {
      readonly done: true
      readonly at?: DashboardPosting['at']
      readonly shown: unknown
      /** How long it should rest now, where that is longer than usual. */
      readonly restMs?: number
    }
  | DirectFault

/** Draws members' private dashboards. */
export interface DashboardPublisher {
  updateDashboard(posting: DashboardPosting): Promise<DashboardDelivery>
}
