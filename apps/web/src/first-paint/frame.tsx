import type { ReactNode } from 'react'
import { FEATURES } from '../app/features.ts'
import { entriesOf, placeOf } from '../app/shell/nav.ts'
import { Wordmark } from '../ui/brand/logo.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'

interface Props {
  readonly path: string
  readonly children: ReactNode
}

/** The shell around a first page: the bars as plain links, where the app's own bars will stand. */
export function Frame({ path, children }: Props) {
  const colour = (route: string, here: string) => (placeOf(route, path) === 'elsewhere' ? 'text-ink-muted' : here)
  return (
    <>
      <header className="sticky top-0 z-(--z-bar) h-shell-top border-b border-line bg-canvas">
        <div className="flex h-full items-center gap-2 px-gutter md:gap-6">
          <a href="/" aria-label="Bluffline, home" className="inline-flex min-h-touch items-center rounded-md">
            <Wordmark />
          </a>
          <nav aria-label="Main" className="max-md:hidden">
            <ul className="flex items-center gap-1">
              {entriesOf(FEATURES, 'desktopOrder').map(({ key, route, label }) => (
                <li key={key}>
                  <a
                    href={route}
                    className={cx(
                      'inline-flex min-h-touch items-center px-3.5 text-small font-[620] [font-stretch:106%]',
                      colour(route, 'text-ink'),
                    )}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main className="min-h-stage overflow-x-clip pb-shell-bottom">{children}</main>
      <nav
        aria-label="Main"
        className="fixed inset-x-0 bottom-0 z-(--z-bar) border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="grid auto-cols-fr grid-flow-col px-1">
          {entriesOf(FEATURES, 'mobileOrder').map(({ key, route, label, icon }) => (
            <li key={key}>
              <a
                href={route}
                className={cx(
                  'flex h-touch-trail flex-col items-center justify-center gap-1 rounded-md',
                  colour(route, 'text-accent-text'),
                )}
              >
                <Icon name={icon} sizePx={24} />
                <span className="text-[0.75rem] leading-none font-[620] [font-stretch:96%]">{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
