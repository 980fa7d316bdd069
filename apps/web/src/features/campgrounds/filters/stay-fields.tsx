import { MOST_NIGHTS, type IsoDay, type Stay } from '@bluffline/core'
import { useState } from 'react'
import { useToday } from '../../../data/today/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { readStay } from './finder-url.ts'

interface Props {
  readonly value: Stay | null
  readonly onValue: (stay: Stay | null) => void
}

const DAY_MS = 86_400_000
const dayAfter = (day: IsoDay, days: number): IsoDay =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

interface Days {
  readonly arrive: string
  readonly depart: string
}
const NO_DAYS: Days = { arrive: '', depart: '' }
const daysOf = (stay: Stay | null): Days => stay ?? NO_DAYS
const keyOf = (stay: Stay | null): string => (stay === null ? '' : `${stay.arrive} ${stay.depart}`)

/** A departure that is not after the arrival moves to the next day. */
const inOrder = ({ arrive, depart }: Days): Days =>
  arrive !== '' && (depart === '' || depart <= arrive) ? { arrive, depart: dayAfter(arrive, 1) } : { arrive, depart }

const isTooLong = ({ arrive, depart }: Days): boolean =>
  arrive !== '' && depart !== '' && readStay(arrive, depart) === null

/** The days in the fields, which follow the stay where a link or the back button changes it. */
function useDays({ value, onValue }: Props) {
  const [days, setDays] = useState(daysOf(value))
  const [shown, setShown] = useState(keyOf(value))
  if (shown !== keyOf(value)) {
    setShown(keyOf(value))
    setDays(daysOf(value))
  }
  const put = (wanted: Days) => {
    const next = inOrder(wanted)
    const stay = readStay(next.arrive, next.depart)
    setDays(next)
    if (stay === null) return
    setShown(keyOf(stay))
    onValue(stay)
  }
  const clear = () => {
    setDays(NO_DAYS)
    setShown('')
    onValue(null)
  }
  return { days, put, clear }
}

/** Arrival and departure. Without them everything is said of tonight. */
export function StayFields(props: Props) {
  const today = useToday()
  const { days, put, clear } = useDays(props)
  const { arrive, depart } = days
  return (
    <fieldset>
      <legend className="text-small font-[600]">Nights</legend>
      <div className="mt-1 grid grid-cols-2 gap-3">
        <TextField
          type="date"
          label="Arrive"
          min={today}
          value={arrive}
          onChange={(event) => put({ arrive: event.target.value, depart })}
        />
        <TextField
          type="date"
          label="Depart"
          min={dayAfter(arrive === '' ? today : arrive, 1)}
          value={depart}
          onChange={(event) => put({ arrive, depart: event.target.value })}
          {...(isTooLong(days) && { error: `At most ${MOST_NIGHTS} nights.` })}
        />
      </div>
      {props.value !== null && (
        <Button tone="quiet" icon="close" onClick={clear}>
          Tonight instead
        </Button>
      )}
    </fieldset>
  )
}
