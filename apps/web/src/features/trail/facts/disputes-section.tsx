import type { Trail } from '@bluffline/contract'
import { Section } from '../layout/section.tsx'
import { SourceLine } from '../sources/source-line.tsx'
import { titledDisputes, type TitledDispute } from './disputes.ts'

function DisputeEntry({ title, dispute }: TitledDispute) {
  return (
    <li className="rounded-md border border-dashed border-warn p-3">
      <h3 className="text-small font-[650]">{title}</h3>
      <ul className="mt-1.5 space-y-2">
        {dispute.readings.map(({ value, source }) => (
          <li key={`${value} ${source.title}`}>
            <span className="font-[560]">{value}</span>
            <br />
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
      {dispute.note !== null && <p className="mt-2 text-small text-ink-muted">{dispute.note}</p>}
    </li>
  )
}

/** What sources differ on: every value, with who says it. Nothing where they agree. */
export function DisputesSection({ trail }: { readonly trail: Trail }) {
  const disputes = titledDisputes(trail)
  if (disputes.length === 0) return null
  return (
    <Section id="disputes" title="Sources disagree" lead="We do not choose between them. Here is what each one says.">
      <ul className="space-y-3">
        {disputes.map((entry, at) => (
          <DisputeEntry key={at} {...entry} />
        ))}
      </ul>
    </Section>
  )
}
