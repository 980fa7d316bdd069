import type { OpenCorrection, ReportToModerate } from '@bluffline/contract'
import { formatDate } from '@bluffline/core'
import { CORRECTION_WORDS, STATUS_LOOKS } from '../../../data/campgrounds/campground-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CampLink } from './camp-link.tsx'

type Said = ReportToModerate | OpenCorrection

interface Props<T extends Said> {
  readonly label: string
  readonly none: string
  readonly said: readonly T[]
  readonly nameOf: (campgroundId: string) => string
  readonly isBusy: boolean
  /** What the button does to one of them. */
  readonly verb: string
  readonly onDone: (one: T) => void
}

const headOf = (one: Said): string => ('status' in one ? STATUS_LOOKS[one.status].label : CORRECTION_WORDS[one.kind])

/** Reports or corrections, each with the way to be done with it. */
export function WordsList<T extends Said>({ label, none, said, nameOf, isBusy, verb, onDone }: Props<T>) {
  if (said.length === 0) return <EmptyState icon="check" title={none} />
  return (
    <ul aria-label={label} className="space-y-2.5">
      {said.map((one) => (
        <Card as="li" key={one.key} className="flex flex-wrap items-start gap-x-4 gap-y-2 text-small">
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-[650]">{headOf(one)}</p>
            <CampLink id={one.campgroundId} name={nameOf(one.campgroundId)} />
            {one.text !== '' && <p className="whitespace-pre-wrap wrap-anywhere">{one.text}</p>}
            <p className="mt-1 text-caption text-ink-muted">
              {'reporter' in one && `By ${one.reporter}. `}Written {formatDate(one.writtenAt)}, received{' '}
              {formatDate(one.receivedAt)}
            </p>
          </div>
          <Button
            icon="check"
            busy={isBusy}
            aria-label={`${verb}: ${headOf(one)}, ${nameOf(one.campgroundId)}`}
            onClick={() => onDone(one)}
          >
            {verb}
          </Button>
        </Card>
      ))}
    </ul>
  )
}
