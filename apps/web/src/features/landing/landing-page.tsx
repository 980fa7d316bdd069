import { useState } from 'react'
import { HEAD_FACTS } from 'virtual:landing-head'
import { InstallControl } from '../../data/install/install-control.tsx'
import type { PromptTiming } from '../../data/install/install-machine.ts'
import { InstallPrompt } from '../../data/install/install-prompt.tsx'
import { useInstall } from '../../data/install/use-install.ts'
import { useLeadFlag } from '../../data/leads/lead-flag.ts'
import { PageBody } from './body/page-body.tsx'
import { WelcomeGate } from './gate/gate.tsx'
import { Hero } from './hero/hero.tsx'
import { SeasonBadge } from './season/season-badge.tsx'
import { SeasonNews } from './season/season-news.tsx'

const { counts, season } = HEAD_FACTS

function Landing() {
  const { hasPrompted } = useInstall()
  // Decided once: being shown must not change when it comes.
  const [timing] = useState<PromptTiming>(hasPrompted ? 'delayed' : 'optimal')
  return (
    <>
      <Hero counts={counts} season={<SeasonBadge season={season} />} aside={<InstallControl />} />
      <PageBody seasonNews={<SeasonNews season={season} />} />
      <InstallPrompt context="landing" timing={timing} />
    </>
  )
}

/** The front door: the gate until an address was given on this device, the landing page from then on. */
export function Page() {
  const isKnown = useLeadFlag()
  // The success stands for a moment although the flag is up already.
  const [hasPassed, setPassed] = useState(isKnown)
  return hasPassed ? <Landing /> : <WelcomeGate facts={HEAD_FACTS} onDone={() => setPassed(true)} />
}
