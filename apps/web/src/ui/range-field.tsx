import { useId, type ComponentProps, type CSSProperties } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onValue: (value: number) => void
  /** The value in words and units: '25 miles', 'Any distance'. Drawn, and said to screen readers. */
  readonly text: string
}

export function RangeField({ label, value, min, max, onValue, text, className, id, ...rest }: Props) {
  const own = useId()
  const key = id ?? own
  const fill = { '--fill': `${max === min ? 0 : ((value - min) / (max - min)) * 100}%` } as CSSProperties
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={key} className="text-small font-[600]">
          {label}
        </label>
        <output htmlFor={key} className="type-figure text-small text-accent-text">
          {text}
        </output>
      </div>
      <input
        {...rest}
        id={key}
        type="range"
        className="bl-range"
        style={fill}
        {...{ value, min, max }}
        aria-valuetext={text}
        onChange={(event) => onValue(event.target.valueAsNumber)}
      />
    </div>
  )
}
