import type { TrailDetail } from '@bluffline/contract'
import type { EpochMs } from '@bluffline/core'
import { formatDate } from '@bluffline/core'
import { SourcesButton } from '../../../data/sources/sources-button.tsx'
import { ageWords } from '../../../data/today/age-words.ts'
import { CONFIDENCE_WORDS } from '../../../data/trails/trail-words.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

interface Props {
  readonly trail: TrailDetail
  /** Set where the trail comes from the device: when it left the server. */
  readonly keptAt: EpochMs | null
}

function FromPhone({ keptAt }: { readonly keptAt: EpochMs }) {
  const { clock } = usePorts()
  const when = keptAt > 0 ? ` (${formatDate(keptAt)})` : ''
  return (
    <p role="status" className="mt-2 inline-flex items-center gap-2 text-small text-warn">
      <Icon name="stored" sizePx={18} />
      From this phone, {ageWords(keptAt, clock.now())}
      {when}
    </p>
  )
}

/** What trail this is, where, whose, and how well we know it. */
export function TrailHeader({ trail, keptAt }: Props) {
  const { name, system, manager, county, region, confidence, sources } = trail
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link
          to="/ai-trails"
          className="-ml-1 inline-flex min-h-touch items-center gap-1 pr-3 text-small font-[600] text-ink-muted hover:text-accent-text"
        >
          <Icon name="chevronLeft" sizePx={18} />
          Trails
        </Link>
        <div className="flex items-center gap-3">
          <Badge tone={confidence === 'recalled' ? 'warn' : 'accent'}>{CONFIDENCE_WORDS[confidence].label}</Badge>
          <SourcesButton about={name} sources={sources} confidence={confidence} />
        </div>
      </div>
      {system !== null && <p className="mt-1 type-label text-accent-text">{system}</p>}
      <h1 tabIndex={-1} className="mt-0.5 type-title">
        {name}
      </h1>
      <p className="mt-1 text-small text-ink-muted">
        {county} County · {region} Arkansas
        {manager !== null && <span className="max-lg:sr-only lg:block">Managed by {manager}</span>}
      </p>
      {keptAt !== null && <FromPhone keptAt={keptAt} />}
    </header>
  )
}
