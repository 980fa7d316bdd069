import { callScript, epochMs } from '@bluffline/core'
import { buttonStyle } from '../ui/button-style.ts'
import { Icon } from '../ui/icon.tsx'

const PANEL = 'rounded-md border border-line bg-surface p-4'

/** The places that `emergency-start.ts` fills, by what stands in them. */
const ROWS = [
  ['Degrees, minutes', 'degreesMinutes', 'text-heading leading-tight'],
  ['Decimal degrees', 'decimal', 'text-lead'],
  ['US National Grid', 'usng', 'text-lead'],
] as const

/** What must not wait for any code: the call, the position as soon as the phone says it, and what to say. */
export function EmergencyPage({ title }: { readonly title: string }) {
  return (
    <div className="w-full px-gutter py-5 md:py-8">
      <div className="mx-auto max-w-4xl">
        <header className="mb-3 flex min-h-touch items-center">
          <h1 className="type-title text-danger">{title}</h1>
        </header>
        <div className="grid gap-3 lg:grid-cols-2">
          <div className="grid content-start gap-3">
            <div>
              <a
                href="tel:911"
                style={{ minHeight: 80 }}
                className={buttonStyle({ tone: 'danger', size: 'emergency', className: 'w-full text-title!' })}
              >
                <Icon name="phone" sizePx={28} />
                Call 911
              </a>
              <p className="mt-1.5 text-caption text-ink-muted">
                No bars? Try anyway: 911 goes over any carrier’s tower. A text to 911 gets through where a call does
                not, in counties that take texts.{' '}
                <a href="sms:911" className="font-[650] text-accent-text underline">
                  Text 911
                </a>
              </p>
            </div>
            <section aria-label="My position" className={PANEL}>
              <h2 className="mb-2 type-label text-ink-muted">My position</h2>
              <p data-sos="state" role="status">
                Finding your position …
              </p>
              <dl data-sos="found" hidden className="grid gap-y-2">
                {ROWS.map(([label, key, look]) => (
                  <div key={key}>
                    <dt className="type-label text-ink-muted">{label}</dt>
                    <dd data-sos={key} className={`type-figure select-all ${look}`} />
                  </div>
                ))}
              </dl>
            </section>
            <section aria-label="What to say" className={PANEL}>
              <h2 className="mb-2 type-label text-ink-muted">What to say</h2>
              <ol className="space-y-1.5">
                {callScript(null, epochMs(0)).map((line) => (
                  <li key={line} className="border-l-4 border-line-strong pl-3">
                    {line}
                  </li>
                ))}
              </ol>
            </section>
          </div>
        </div>
      </div>
    </div>
  )
}
