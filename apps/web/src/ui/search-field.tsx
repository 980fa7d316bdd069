import { useId, useRef, type ComponentProps } from 'react'
import { CONTROL } from './field.tsx'
import { Icon } from './icon.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
}

/** A search box with its label for screen readers, a glass in front and a button that clears it. Combobox attributes pass through. */
export function SearchField({ label, value, onValue, className, id, ...rest }: Props) {
  const own = useId()
  const key = id ?? own
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValue('')
    input.current?.focus()
  }
  return (
    <div className={`relative h-fit min-w-0 ${className ?? ''}`}>
      <label htmlFor={key} className="sr-only">
        {label}
      </label>
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-muted" />
      <input
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={label}
        {...rest}
        ref={input}
        id={key}
        type="search"
        value={value}
        onChange={(event) => onValue(event.target.value)}
        className={`${CONTROL} pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden`}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="absolute top-1/2 right-0.5 grid size-touch -translate-y-1/2 place-items-center rounded-md text-ink-muted hover:text-ink"
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
