import { useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { THEMES, type Theme } from '../../ui/theme/themes.ts'
import { useThemeChoice } from './use-theme-choice.ts'

/** The theme's colours as three beds of stone. */
function Swatch({ previewColors }: Pick<Theme, 'previewColors'>) {
  const { primary, secondary, background } = previewColors
  return (
    <svg viewBox="0 0 40 40" aria-hidden className="size-10 shrink-0 rounded-sm border border-line-strong">
      <rect width="40" height="40" fill={background} />
      <path d="M0 13h19l3 8h18v8H0z" fill={primary} />
      <path d="M0 31h40v4H0z" fill={secondary} />
    </svg>
  )
}

export function ThemeList() {
  const name = useId()
  const [active, choose] = useThemeChoice()
  return (
    <fieldset>
      <legend className="px-2 pt-1 pb-2 type-label text-ink-muted">Theme</legend>
      {THEMES.map((theme) => (
        <label
          key={theme.id}
          className="flex min-h-touch-outdoor cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 hover:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={theme.id}
            checked={theme.id === active}
            onChange={() => choose(theme.id)}
            className="sr-only"
          />
          <Swatch previewColors={theme.previewColors} />
          <span className="min-w-0 flex-1 leading-tight">
            <span className="block text-small font-[620]">{theme.name}</span>
            <span className="block text-caption text-ink-muted">{theme.description}</span>
          </span>
          {theme.id === active && (
            <span className="inline-flex items-center gap-1 type-label text-accent-text">
              <Icon name="check" sizePx={16} />
              Active
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
