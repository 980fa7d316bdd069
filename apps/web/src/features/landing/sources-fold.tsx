import type { Dispute } from '@bluffline/contract'
import type { Source } from '@bluffline/core'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  /** What they are about, for those who cannot see where it stands. */
  readonly about: string
  readonly sources: readonly Source[]
  readonly disputes?: readonly Dispute[]
}

/** Where the facts come from and where they differ, in one tap and without a script. */
export function SourcesFold({ about, sources, disputes = [] }: Props) {
  const titles = [...new Map(sources.map((source) => [source.title, source])).values()]
  return (
    <details className="mt-3 text-caption text-ink-muted">
      <summary className="inline-flex min-h-touch items-center font-[600] hover:text-ink">
        Sources{disputes.length > 0 && ' and disputes'}
        <span className="sr-only"> of {about}</span>
        <Icon name="chevronDown" sizePx={16} className="ml-1" />
      </summary>
      {disputes.map(({ field, readings, note }) => (
        <div key={readings[0]?.value ?? field} className="mb-2">
          <ul className="list-disc pl-5">
            {readings.map(({ value, source }) => (
              <li key={value}>
                {value}: {source.title}
              </li>
            ))}
          </ul>
          {note !== null && <p>{note}</p>}
        </div>
      ))}
      <ul className="list-disc pl-5">
        {titles.map(({ title, asOf }) => (
          <li key={title}>
            {title}, {asOf}
          </li>
        ))}
      </ul>
    </details>
  )
}
