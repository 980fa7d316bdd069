import { useId } from 'react'

interface Props {
  readonly legend: string
  /** 0 until one is chosen. */
  readonly value: number
  readonly onValue: (stars: number) => void
}

const STARS = [1, 2, 3, 4, 5] as const

/** One to five, in one row, each as large as a thumb. */
export function StarField({ legend, value, onValue }: Props) {
  const name = useId()
  return (
    <fieldset>
      <legend className="font-[560]">{legend}</legend>
      <div className="mt-1.5 grid grid-cols-5 gap-2">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="relative inline-flex min-h-touch-comfortable cursor-pointer items-center justify-center rounded-md border border-line-strong bg-surface font-[620] has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={stars === value}
              onChange={() => onValue(stars)}
            />
            {stars}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
