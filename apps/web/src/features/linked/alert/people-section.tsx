import type { AlertPage } from '@bluffline/contract'
import { epochMs, formatDate } from '@bluffline/core'
import { Badge } from '../../../ui/badge.tsx'
import { Section } from '../../../ui/section.tsx'

const time = (iso: string): string => formatDate(epochMs(Date.parse(iso)))

/** Everybody who was told, and who is on it. */
export function PeopleSection({ contacts }: Pick<AlertPage, 'contacts'>) {
  return (
    <Section id="people" title="Who was told">
      <ul>
        {contacts.map(({ name, isYou, onItAt }) => (
          <li
            key={name}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-t-0"
          >
            <span className="font-[600]">{isYou ? `${name} (you)` : name}</span>
            {onItAt === null ? (
              <span className="text-small text-ink-muted">has not answered</span>
            ) : (
              <Badge tone="accent" icon="check">
                On it since {time(onItAt)}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What the rider wrote down before: the plan of a ride, as left. */
export function PlanSection({ plan }: { readonly plan: NonNullable<AlertPage['plan']> }) {
  const party = plan.party.map(({ name, phone }) => (phone === null ? name : `${name} (${phone})`)).join(', ')
  const facts = [
    ['Leave', time(plan.leaveAt)],
    ['Back by', time(plan.returnAt)],
    ['Where', plan.route],
    ['Who', party],
    ['Vehicle', plan.vehicle],
    ['Notes', plan.notes],
  ].filter(([, text]) => text !== '')
  return (
    <Section id="plan" title={`The plan: ${plan.title}`}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="text-caption text-ink-muted">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The medical card, as much as the rider lets contacts see. */
export function MedicalSection({ medical }: { readonly medical: NonNullable<AlertPage['medical']> }) {
  return (
    <Section id="medical" title="Medical card" lead="Written by the rider. For whoever helps.">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {medical.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-caption text-ink-muted">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
