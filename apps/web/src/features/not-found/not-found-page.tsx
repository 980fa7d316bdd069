import { buttonStyle } from '../../ui/button-style.ts'
import { Link } from '../../ui/link.tsx'

/** A trail that comes to the edge of a bluff and stops. */
function BluffEdge() {
  return (
    <svg viewBox="0 0 320 150" fill="none" aria-hidden className="mx-auto mb-8 w-full max-w-xs">
      <g stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round">
        <path d="M8 66h150M8 86h158M8 106h149M8 126h164" />
        <path d="M232 138h80M214 146h98" opacity=".6" />
      </g>
      <path
        d="M8 44h168l8 18-8 10 10 18-6 12 8 16-4 14 6 14"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M8 32h124" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" strokeDasharray="14 10" />
      <path d="m146 24 16 16m0-16-16 16" stroke="var(--highlight)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}

export function NotFoundPage() {
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-xl flex-col justify-center py-10 text-center">
      <BluffEdge />
      <h1 tabIndex={-1} className="type-title">
        404 Page Not Found
      </h1>
      <p className="mt-4 text-lead text-balance text-ink-muted">
        This page doesn&apos;t exist, but your next Arkansas offroad adventure does!
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/ai-trails" className={buttonStyle({ tone: 'primary', size: 'comfortable' })}>
          Browse Trails
        </Link>
        <Link to="/" className={buttonStyle({ size: 'comfortable' })}>
          Back to Home
        </Link>
      </div>
    </div>
  )
}
