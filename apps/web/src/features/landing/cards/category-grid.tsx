import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useHasPage } from '../has-page.ts'
import type { LandingFacts } from '../landing-facts.ts'
import { categoryCards, type CategoryCard } from './categories.ts'

const COLORS: Record<CategoryCard['color'], string> = {
  accent: 'text-accent-text',
  highlight: 'text-highlight',
  ok: 'text-ok',
  warn: 'text-warn',
}

function Category({ href, icon, color, badge, title, keywords, description }: Omit<CategoryCard, 'id'>) {
  return (
    <Link
      to={href}
      className="group flex h-full flex-col rounded-md border border-line bg-surface p-4 shadow-card transition-[border-color,background-color] motion-fast hover:border-accent-text hover:bg-surface-raised"
    >
      <span className="flex items-center justify-between gap-3">
        <Icon name={icon} sizePx={26} className={COLORS[color]} />
        <span className={cx('type-label', COLORS[color])}>{badge}</span>
      </span>
      <h3 className="mt-3 type-heading">{title}</h3>
      <span className="mt-0.5 text-caption text-ink-muted">{keywords}</span>
      <span className="mt-2 text-small">{description}</span>
      <span className="mt-auto flex items-center gap-1.5 pt-3 text-small font-[650] text-accent-text">
        Explore
        <Icon name="arrowRight" sizePx={18} className="transition-transform motion-fast group-hover:translate-x-1" />
      </span>
    </Link>
  )
}

/** A card for each category whose page exists. */
export function CategoryGrid({ facts }: { readonly facts: LandingFacts }) {
  const exists = useHasPage()
  return (
    <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {categoryCards(facts)
        .filter(({ href }) => exists(href))
        .map(({ id, ...card }) => (
          <li key={id}>
            <Category {...card} />
          </li>
        ))}
    </ul>
  )
}
