import type { Trail } from '@bluffline/contract'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../layout/section.tsx'
import { trailFacts, whomToAsk, type Fact } from './trail-facts.ts'
import { UNKNOWN } from './words.ts'

function FactRow({ fact }: { readonly fact: Fact }) {
  const { label, value, notes, dispute, recalled } = fact
  return (
    <div className="grid grid-cols-[8.5rem_1fr] gap-x-3 border-t border-line py-2.5 first:border-t-0">
      <dt className="text-small text-ink-muted">{label}</dt>
      <dd className="min-w-0">
        <span className={value === null ? 'text-ink-muted italic' : 'font-[560]'}>{value ?? UNKNOWN}</span>{' '}
        {recalled && value !== null && <Badge tone="warn">Unverified</Badge>}{' '}
        {dispute !== null && (
          <a href="#disputes" className="-my-2.5 inline-flex min-h-touch items-center">
            <Badge tone="warn">Disputed</Badge>
          </a>
        )}
        {notes.map((note) => (
          <p key={note} className="text-caption text-ink-muted">
            {note}
          </p>
        ))}
      </dd>
    </div>
  )
}

interface Props {
  readonly trail: Trail
  /** The climb along the line, where it carries elevation. */
  readonly measuredGainM: number | null
}

/** Everything we know of the trail, one row a fact, and whom to ask for the rest. */
export function FactsList({ trail, measuredGainM }: Props) {
  const facts = trailFacts(trail, measuredGainM)
  const someUnknown = facts.some((fact) => fact.value === null)
  return (
    <Section id="facts" title="Facts">
      <dl>
        {facts.map((fact) => (
          <FactRow key={fact.id} fact={fact} />
        ))}
      </dl>
      {someUnknown && (
        <p className="mt-3 flex gap-2 rounded-md bg-surface-sunken p-3 text-small text-ink-muted">
          <Icon name="info" className="mt-0.5" />
          <span>
            “Unknown” means that no source we read says it. <b className="font-[620] text-ink">{whomToAsk(trail)}</b>
          </span>
        </p>
      )}
    </Section>
  )
}
