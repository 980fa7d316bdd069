import { DEFAULT_PRICE_RANGE, readPriceRange, type PriceRange } from '@bluffline/core'
import { useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { inOrder } from './finder-url.ts'

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
/** From 50 up to 10 is from 10 up to 50. */
const rangeOf = ({ min, max }: Texts): PriceRange | null =>
  min.trim() === '' && max.trim() === '' ? null : inOrder(readPriceRange(min, max))
const isCrossed = ({ min, max }: Texts): boolean => {
  const read = readPriceRange(min, max)
  return read.min > read.max
}

/** Dollars a night, from and to. Blank is 0 and 200; both blank asks nothing. */
export function PriceFields({ value, onValue }: Props) {
  const [texts, setTexts] = useState(textsOf(value))
  const [seen, setSeen] = useState(keyOf(value))
  // A chip, a link or the back button may change the range from elsewhere.
  if (seen !== keyOf(value)) {
    setSeen(keyOf(value))
    if (keyOf(value) !== keyOf(rangeOf(texts))) setTexts(textsOf(value))
  }
  const put = (next: Texts) => {
    setTexts(next)
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
      {value !== null && isCrossed(texts) && (
        <p role="status" className="mt-1 text-caption text-ink-muted">
          Taken as {value.min} up to {value.max} dollars.
        </p>
      )}
    </fieldset>
  )
}
