import { DEFAULT_PRICE_RANGE, readPriceRange, type PriceRange } from '@bluffline/core'
import { useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'

interface Props {
  readonly value: PriceRange | null
  readonly onValue: (range: PriceRange | null) => void
}

interface Texts {
  readonly min: string
  readonly max: string
}

const textOf = (price: number, otherwise: number): string => (price === otherwise ? '' : String(price))
const textsOf = (range: PriceRange | null): Texts =>
  range === null
    ? { min: '', max: '' }
    : { min: textOf(range.min, DEFAULT_PRICE_RANGE.min), max: textOf(range.max, DEFAULT_PRICE_RANGE.max) }
const keyOf = (range: PriceRange | null): string => (range === null ? '' : `${range.min}-${range.max}`)
const rangeOf = ({ min, max }: Texts): PriceRange | null =>
  min.trim() === '' && max.trim() === '' ? null : readPriceRange(min, max)

/** Dollars a night, from and to. Blank is 0 and 200; both blank asks nothing. */
export function PriceFields({ value, onValue }: Props) {
  const [texts, setTexts] = useState(textsOf(value))
  const [shown, setShown] = useState(keyOf(value))
  // A chip, a link or the back button may change the range from elsewhere.
  if (shown !== keyOf(value)) {
    setShown(keyOf(value))
    setTexts(textsOf(value))
  }
  const put = (next: Texts) => {
    setTexts(next)
    setShown(keyOf(rangeOf(next)))
    onValue(rangeOf(next))
  }
  const common = { type: 'number', inputMode: 'decimal', min: 0, step: 1 } as const
  return (
    <fieldset>
      <legend className="text-small font-[600]">Price a night, dollars</legend>
      <p className="text-caption text-ink-muted">Of the cheapest tent or RV site.</p>
      <div className="mt-1 grid grid-cols-2 gap-3">
        <TextField
          {...common}
          label="From"
          placeholder={String(DEFAULT_PRICE_RANGE.min)}
          value={texts.min}
          onChange={(event) => put({ ...texts, min: event.target.value })}
        />
        <TextField
          {...common}
          label="Up to"
          placeholder={String(DEFAULT_PRICE_RANGE.max)}
          value={texts.max}
          onChange={(event) => put({ ...texts, max: event.target.value })}
        />
      </div>
    </fieldset>
  )
}
