import type { IconName } from '../../ui/icons.ts'

/** A page of the app, or another site, that is the answer or part of it. */
export interface AnswerLink {
  readonly label: string
  readonly to: string
  readonly icon: IconName
  /** Another site: it needs a signal. */
  readonly isOutside?: true
}

/** A place or a trail in an answer. */
export interface AnswerItem {
  readonly name: string
  readonly about: string
  readonly to: string | null
}

/** What the assistant answers: words to show and say, and what is behind them. */
export interface Answer {
  readonly text: string
  readonly items: readonly AnswerItem[]
  readonly links: readonly AnswerLink[]
  /** A page of the app to be opened at once. */
  readonly opens: string | null
  /** A page of the field guide, read in steps. */
  readonly guideId: string | null
  /** The emergency card: it waits for a confirmation. */
  readonly isEmergency: boolean
  /** Show where the rider is. */
  readonly showsPosition: boolean
  /** The answer needs to know where the rider is, and asks for it. */
  readonly asksPosition: boolean
  /** Things to ask instead. */
  readonly offers: readonly string[]
}

const PLAIN: Answer = {
  text: '',
  items: [],
  links: [],
  opens: null,
  guideId: null,
  isEmergency: false,
  showsPosition: false,
  asksPosition: false,
  offers: [],
}

export const answer = (parts: Partial<Answer> & { readonly text: string }): Answer => ({ ...PLAIN, ...parts })
