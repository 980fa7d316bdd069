import { thunderWait } from '@bluffline/core'
import { clockTime } from '../../data/today/arkansas-time.ts'
import { useNow } from '../../data/today/use-now.ts'
import { useLastThunder } from '../../data/weather/thunder.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'

/** The 30-minute rule: each thunder begins the wait anew. */
export function ThunderSection() {
  const { last, hear } = useLastThunder()
  const wait = thunderWait(last, useNow())
  return (
    <Section
      id="thunder"
      title="Thunder"
      lead="Hear thunder, go in. Wait 30 minutes after the last of it (National Weather Service)."
    >
      <div className="flex flex-wrap items-center gap-4">
        <Button tone="primary" size="outdoor" icon="thunder" onClick={hear}>
          I heard thunder
        </Button>
        <p role="status" className="text-small">
          {wait.phase === 'wait' && (
            <>
              <b className="text-heading font-[650]">{Math.ceil(wait.leftMs / 60_000)} minutes</b> to wait, until{' '}
              {clockTime(wait.untilMs)}. Another thunder begins anew.
            </>
          )}
          {wait.phase === 'over' &&
            `The 30 minutes were over at ${clockTime(wait.sinceMs)}. Look at the sky before you go on.`}
          {wait.phase === 'none' && 'No thunder noted.'}
        </p>
      </div>
      <Link
        to="/field-guide"
        className="mt-2 inline-flex min-h-touch items-center text-small text-accent-text underline underline-offset-3"
      >
        What to do in lightning: field guide
      </Link>
    </Section>
  )
}
