import type { CatalogCounts } from '@bluffline/contract'
import { buttonStyle } from '../../ui/button-style.ts'
import { Link } from '../../ui/link.tsx'
import { useHasPage } from './has-page.ts'

/** Asks for support where there is a page to give it on. */
export function DonationBanner({ counts }: { readonly counts: CatalogCounts }) {
  const exists = useHasPage()
  if (!exists('/donate')) return null
  const tiles = [
    `${counts.verifiedTrails} Trails Verified`,
    ...(exists('/emergency') ? ['AI Emergency Help'] : []),
    '100% Offline Capable',
    'Any Amount Helps',
  ]
  return (
    <section
      aria-labelledby="donate"
      className="mx-auto mt-12 w-full max-w-6xl rounded-lg border border-highlight bg-surface p-5 md:mt-16 md:p-8"
    >
      <h2 id="donate" className="type-title">
        A Pro tier for all of Arkansas, free for everybody
      </h2>
      <p className="mt-2 max-w-2xl text-ink-muted">
        Bluffline has a solo developer and no advertisements. What you give pays for checking trails, and keeps maps,
        export and everything in an emergency free.
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {tiles.map((tile) => (
          <li key={tile} className="rounded-md border border-line bg-surface-raised px-3 py-3 text-center font-[650]">
            {tile}
          </li>
        ))}
      </ul>
      <Link to="/donate" className={buttonStyle({ tone: 'primary', size: 'outdoor', className: 'mt-5 max-sm:w-full' })}>
        Support This Mission
      </Link>
    </section>
  )
}
