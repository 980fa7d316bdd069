import { InstallControl } from '../../../data/install/install-control.tsx'
import { usePrompt } from '../../../data/install/use-install.ts'
import type { HeadFacts } from '../landing-facts.ts'
import { SeasonBadge } from '../season/season-badge.tsx'
import { GateCard } from './gate-card.tsx'
import { GateView } from './gate-view.tsx'
import { useGate } from './use-gate.ts'

interface Props {
  readonly facts: HeadFacts
  readonly onDone: () => void
}

export function WelcomeGate({ facts, onDone }: Props) {
  const gate = useGate(onDone)
  const { isShown, dismiss } = usePrompt('welcome-gate', 'immediate')
  return (
    <GateView
      counts={facts.counts}
      season={<SeasonBadge season={facts.season} />}
      install={<InstallControl {...(isShown && { onNotNow: dismiss })} />}
      card={<GateCard {...gate} />}
    />
  )
}
