import { useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { THEMES, type Theme } from '../../ui/theme/themes.ts'
import { useThemeChoice } from './use-theme-choice.ts'

/** A bluff under its sky in the theme's colors, with a trail along the ledge. */
function Swatch({ previewColors }: Pick<Theme, 'previewColors'>) {
  const { primary, secondary, background } = previewColors
  return (
    <svg viewBox="0 0 56 40" aria-hidden className="h-10 w-14 shrink-0 rounded-sm border border-line-strong">
      <rect width="56" height="40" fill={background} />
      <circle cx="43" cy="10" r="4" fill={secondary} />
      <path d="M0 16h15l4-4h9l3 5h10l3 4h12v19H0z" fill={primary} opacity=".3" />
      <path d="M0 24h20l4 4-2 5h34v7H0z" fill={primary} />
      <path d="M0 36.5h34l4-4h18" stroke={secondary} strokeWidth="2.4" fill="none" strokeLinejoin="round" />
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
          className="relative flex min-h-touch-outdoor cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 hover:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
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
