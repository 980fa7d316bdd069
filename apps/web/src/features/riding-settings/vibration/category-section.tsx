import { HAPTIC_PATTERNS, type HapticCategory } from '@bluffline/core'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../data/riding-settings/settings-section.tsx'
import { PatternPicture } from './pattern-picture.tsx'

interface Props {
  readonly title: string
  readonly categories: readonly HapticCategory[]
  readonly onTry: (patternId: string) => void
  /** The switch of the category, and what else can be chosen of it. */
  readonly children: ReactNode
}

/** A category: its switch, and each of its patterns with a button to try it. */
export function CategorySection({ title, categories, onTry, children }: Props) {
  const patterns = HAPTIC_PATTERNS.filter(({ category }) => categories.includes(category))
  return (
    <Section title={title}>
      {children}
      {patterns.map(({ id, name, description, pattern }) => (
        <div key={id} className="flex items-center gap-4 py-2">
          <div className="min-w-0 flex-1">
            <p className="text-small font-[600]">{name}</p>
            <p className="text-caption text-ink-muted">{description}</p>
            <PatternPicture pattern={pattern} />
          </div>
          <Button
            size="comfortable"
            className="shrink-0 whitespace-nowrap"
            aria-label={`Try it: ${name}`}
            onClick={() => onTry(id)}
          >
            Try it
          </Button>
        </div>
      ))}
    </Section>
  )
}
