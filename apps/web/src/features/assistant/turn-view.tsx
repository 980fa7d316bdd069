import type { AnswerItem, AnswerLink } from '../../data/assistant/answer.ts'
import type { Turn } from '../../data/assistant/use-ask.ts'
import { StepByStep } from '../../data/field-guide/step-by-step.tsx'
import type { StepReader } from '../../data/field-guide/use-step-reader.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { EmergencyCard } from './emergency-card.tsx'
import { PositionCard } from './position-card.tsx'

interface Props {
  readonly turn: Turn
  /** Reads the guide of the last turn; null for older ones. */
  readonly reader: StepReader | null
  readonly onAsk: (text: string, mayAskPosition?: boolean) => void
  /** A page of the app was chosen. */
  readonly onLeave: () => void
}

const LINK = 'inline-flex min-h-touch items-center gap-2 text-small font-[650] text-accent-text underline'

function AnswerLinks({ links, onLeave }: { readonly links: readonly AnswerLink[]; readonly onLeave: () => void }) {
  if (links.length === 0) return null
  return (
    <ul className="mt-1 flex flex-col">
      {links.map(({ label, to, icon, isOutside }) => (
        <li key={to}>
          {isOutside ? (
            <a href={to} target="_blank" rel="noreferrer" className={LINK}>
              <Icon name={icon} />
              {label}
            </a>
          ) : (
            <Link to={to} onClick={onLeave} className={LINK}>
              <Icon name={icon} />
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function Items({ items, onLeave }: { readonly items: readonly AnswerItem[]; readonly onLeave: () => void }) {
  if (items.length === 0) return null
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {items.map(({ name, about, to }) => (
        <li key={`${name} ${to ?? about}`} className="flex min-h-touch flex-col justify-center py-2 text-small">
          {to === null ? (
            <span className="font-[650]">{name}</span>
          ) : (
            <Link to={to} onClick={onLeave} className="font-[650] text-accent-text underline">
              {name}
            </Link>
          )}
          <span className="text-ink-muted">{about}</span>
        </li>
      ))}
    </ul>
  )
}

function GuideSteps({ turn: { guide }, reader, onLeave }: Pick<Props, 'turn' | 'reader' | 'onLeave'>) {
  if (!guide) return null
  const steps = guide.steps.map(({ say }) => say)
  return (
    <section aria-label={`Field guide: ${guide.title}`} className="mt-3">
      <h3 className="font-[650]">{guide.title}</h3>
      {reader?.at == null && (
        <ol className="my-2 list-decimal space-y-1 pl-5 text-small">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {reader && <StepByStep reader={reader} steps={steps} />}
      <Link to={`/field-guide/${guide.id}`} onClick={onLeave} className={LINK}>
        <Icon name="info" />
        The whole page, with sources
      </Link>
    </section>
  )
}

/** What was said and what came of it. */
export function TurnView({ turn, reader, onAsk, onLeave }: Props) {
  const { said, answer } = turn
  return (
    <li className="space-y-3">
      <p className="ml-auto w-fit max-w-[85%] rounded-md bg-accent-soft px-3 py-2">{said}</p>
      <div>
        <p>{answer.text}</p>
        {answer.isEmergency ? <EmergencyCard /> : answer.showsPosition && <PositionCard />}
        {answer.asksPosition && (
          <Button className="mt-2" icon="locate" onClick={() => onAsk(said, true)}>
            Use my location
          </Button>
        )}
        <Items items={answer.items} onLeave={onLeave} />
        <AnswerLinks links={answer.links} onLeave={onLeave} />
        <GuideSteps turn={turn} reader={reader} onLeave={onLeave} />
        {answer.offers.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-x-2">
            {answer.offers.map((offer) => (
              <Chip key={offer} onClick={() => onAsk(offer)}>
                {offer}
              </Chip>
            ))}
          </div>
        )}
      </div>
    </li>
  )
}
