import { REPORT_KINDS, type ReportKind } from '@bluffline/contract'
import { useId } from 'react'
import { KIND_WORDS } from './report-words.ts'

interface Props {
  readonly value: ReportKind | null
  readonly onValue: (kind: ReportKind) => void
  readonly error: string | undefined
}

/** What is wrong, one of five. */
export function KindChoice({ value, onValue, error }: Props) {
  const id = useId()
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-1.5 text-small font-[600]">What is wrong?</legend>
      <div className="grid gap-2">
        {REPORT_KINDS.map((kind) => (
          <label
            key={kind}
            className="flex min-h-touch-outdoor cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-surface px-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={kind}
              checked={value === kind}
              onChange={() => onValue(kind)}
              className="size-5 shrink-0"
            />
            <span>
              <span className="block leading-tight font-[600]">{KIND_WORDS[kind].label}</span>
              <span className="block text-caption text-ink-muted">{KIND_WORDS[kind].hint}</span>
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-caption font-[600] text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
