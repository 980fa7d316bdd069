import type { SharePrecision } from '@bluffline/core'
import { useState, type SubmitEvent } from 'react'
import { useEmergencySettings } from '../../data/emergency/emergency-settings.ts'
import { MOST_SHARES, useShareCalls } from '../../data/live-share/use-live-shares.ts'
import { failureWords } from '../../data/session/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Section } from '../../ui/section.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useShareLink } from './use-share-link.ts'

const TIMES = [
  { value: '60', label: '1 hour' },
  { value: '240', label: '4 hours' },
  { value: '480', label: '8 hours' },
  { value: '1440', label: '24 hours' },
] as const
const PRECISIONS = [
  { value: 'exact', label: 'Exactly' },
  { value: 'coarse', label: 'Within half a mile' },
] as const satisfies readonly { readonly value: SharePrecision; readonly label: string }[]

interface Props {
  readonly riderName: string
  /** How many run already. */
  readonly count: number
}

/** How long, how exactly, under which name. */
export function ShareForm({ riderName, count }: Props) {
  const [{ shareLocationPrecision }] = useEmergencySettings()
  const { begin } = useShareCalls()
  const { show } = useToast()
  const giveLink = useShareLink()
  const [minutes, setMinutes] = useState<(typeof TIMES)[number]['value']>('240')
  const [precision, setPrecision] = useState<SharePrecision>(shareLocationPrecision)
  const [name, setName] = useState(riderName)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const share = await begin({ riderName: name.trim() || riderName, precision, minutes: Number(minutes) })
      await giveLink(share)
    } catch (error) {
      const words = failureWords(error, 'The server could not do it.')
      show({ title: 'Not shared', description: words, tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  if (count >= MOST_SHARES) return <p className="text-small text-ink-muted">No more than {MOST_SHARES} at once.</p>
  return (
    <Section
      id="new-share"
      title={count === 0 ? 'Share now' : 'Share with somebody else'}
      lead="Positions go out while Bluffline is open. With the screen off most phones stop it: whoever looks sees how old the last one is."
    >
      <form onSubmit={(event) => void submit(event)} className="max-w-2xl space-y-5">
        <ChoiceField legend="For how long" options={TIMES} value={minutes} onValue={setMinutes} />
        <ChoiceField
          legend="How exactly"
          hint="Made rough on the server before anybody sees it."
          options={PRECISIONS}
          value={precision}
          onValue={setPrecision}
        />
        <TextField label="Shown as" maxLength={80} value={name} onChange={(event) => setName(event.target.value)} />
        <Button type="submit" tone="primary" size="comfortable" icon="share" busy={isBusy}>
          Make the link and share it
        </Button>
      </form>
    </Section>
  )
}
