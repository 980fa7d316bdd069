import type { WATER_PLACES, Waterway } from '@bluffline/contract'
import { gaugeIdOf } from '@bluffline/contract'
import { DEFAULT_RISE_FT_PER_HOUR } from '@bluffline/core'
import { useState, type SubmitEvent } from 'react'
import { useMyWaterWatches } from '../../../data/water/use-water-watches.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Kind = (typeof WATER_PLACES)[number]

const KINDS: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'gauge', label: 'The gauge itself' },
  { value: 'crossing', label: 'A crossing' },
  { value: 'camp', label: 'A camp' },
]
const RATES = ['0.5', '1', '2', '3', 'off'] as const
const RATE_OPTIONS = RATES.map((value) => ({
  value,
  label: value === 'off' ? 'Do not tell me' : `${value} ft an hour or more`,
}))
const PLACE_NOTE =
  'The gauge may stand miles away, above or below: how long the water takes from there, nobody tells us. A creek between the two has no voice here.'

/** A height a person typed; null for nothing, undefined for what is no height. */
function readHeight(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const value = Number(typed)
  return Number.isFinite(value) && value > -20 && value < 1000 ? value : undefined
}

interface Props {
  readonly gauge: Waterway['gauges'][number]
  readonly onDone: () => void
}

/** What to be told of at a gauge. */
export function WatchForm({ gauge, onDone }: Props) {
  const { add } = useMyWaterWatches()
  const [kind, setKind] = useState<Kind>('gauge')
  const [place, setPlace] = useState('')
  const [rate, setRate] = useState<(typeof RATES)[number]>(`${DEFAULT_RISE_FT_PER_HOUR}` as '1')
  const [height, setHeight] = useState('')
  const reachesFt = readHeight(height)
  const risesFtPerHour = rate === 'off' ? null : Number(rate)
  const isNothing = risesFtPerHour === null && reachesFt === null
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (reachesFt === undefined || isNothing) return
    const name = kind === 'gauge' ? '' : place.trim()
    await add({
      gaugeId: gaugeIdOf(gauge) ?? '',
      kind,
      place: name === '' ? gauge.name : name,
      risesFtPerHour,
      reachesFt,
    })
    onDone()
  }
  return (
    <form
      onSubmit={(event) => void save(event)}
      className="grid gap-4 rounded-md border border-line p-4 sm:grid-cols-2"
    >
      <SelectField
        label="Watch for"
        value={kind}
        options={KINDS}
        onValue={setKind}
        {...(kind !== 'gauge' && { hint: PLACE_NOTE })}
      />
      {kind !== 'gauge' && (
        <TextField
          label="What you call it"
          value={place}
          onChange={(event) => setPlace(event.target.value)}
          maxLength={120}
          required
        />
      )}
      <SelectField label="Tell me when it rises" value={rate} options={RATE_OPTIONS} onValue={setRate} />
      <TextField
        label="Or stands at, feet on this gauge (optional)"
        inputMode="decimal"
        value={height}
        onChange={(event) => setHeight(event.target.value)}
        {...(reachesFt === undefined && { error: 'A height in feet, such as 8 or 8.5' })}
      />
      <div className="flex gap-3 sm:col-span-2">
        <Button type="submit" tone="primary" icon="bell" disabled={isNothing || reachesFt === undefined}>
          Watch this water
        </Button>
        <Button tone="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
