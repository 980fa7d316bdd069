import { CATEGORY_LABELS, entriesFor, groupEntries } from '../../../kit/directory.ts'
import { useFeatures, useRole } from '../../../kit/features-context.ts'
import { Wordmark } from '../../../ui/brand/logo.tsx'
import { Ridgeline } from '../../../ui/brand/ridgeline.tsx'
import { NavLink } from '../nav-link.tsx'
import { directoryPlace, pageAt } from '../nav.ts'

/** What every page owes its reader, where it is there. */
const PAPERS = [
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-of-service', label: 'Terms of Service' },
  { to: '/donate', label: 'Donate' },
] as const

const LINK = 'inline-flex min-h-touch items-center rounded-sm text-small text-ink-muted hover:text-accent-text'

/** The land, the way to every category, and the papers. */
export function FooterContent() {
  const features = useFeatures()
  const groups = groupEntries(entriesFor(features, useRole()))
  const papers = PAPERS.filter(({ to }) => pageAt(features, to))
  return (
    <>
      <Ridgeline className="h-40 md:h-52" />
      <div className="bg-surface-sunken pt-2 pb-6">
        <div className="mx-auto flex max-w-5xl flex-wrap items-start px-gutter gap-x-10 gap-y-2">
          <div className="min-w-52 flex-1">
            <Wordmark />
            <p className="mt-1 max-w-xs text-small text-ink-muted">
              Trails, water and camps of the Ozarks, the Ouachitas and the Delta, with or without a signal.
            </p>
          </div>
          <nav aria-label="All features">
            <ul className="flex max-w-xl flex-wrap gap-x-6">
              {groups.map(({ category }) => (
                <li key={category}>
                  <NavLink to={directoryPlace(category)} className={LINK}>
                    {CATEGORY_LABELS[category]}
                  </NavLink>
                </li>
              ))}
              {papers.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} className={LINK}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </>
  )
}
