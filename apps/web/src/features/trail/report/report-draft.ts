import { KINDS_WITH_WORDS, REPORT_TEXT_LENGTH, type ReportKind } from '@bluffline/contract'
import type { Metres, Position } from '@bluffline/core'

/** What stands in the form. */
export interface FormDraft {
  readonly kind: ReportKind | null
  readonly text: string
  readonly place: { readonly position: Position; readonly accuracyM: Metres | null } | null
}

export const EMPTY_DRAFT: FormDraft = { kind: null, text: '', place: null }

export interface DraftProblems {
  readonly kind?: string
  readonly text?: string
}

/** What is missing before it can be sent, by field. */
export function problemsOf({ kind, text }: FormDraft): DraftProblems {
  const words = text.trim()
  if (words.length > REPORT_TEXT_LENGTH) {
    return { text: `Please shorten it by ${(words.length - REPORT_TEXT_LENGTH).toLocaleString('en-US')} characters.` }
  }
  if (kind === null) return { kind: 'Choose what is wrong.' }
  if (words === '' && KINDS_WITH_WORDS.includes(kind)) return { text: 'Say in a few words what is wrong.' }
  return {}
}
