import type { ReactNode } from 'react'
import { FEATURES } from '../app/features.ts'
import { entriesOf, placeOf } from '../app/shell/nav.ts'
import { BAR, BAR_HOME, BAR_LINK, BAR_LIST, BAR_NAV, BAR_ROW } from '../app/shell/top-bar-style.ts'
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
      <header className={BAR}>
        <div className={BAR_ROW}>
          <a href="/" aria-label="Bluffline, home" className={BAR_HOME}>
            <Wordmark />
          </a>
          <nav aria-label="Main" className={BAR_NAV}>
            <ul className={BAR_LIST}>
              {entriesOf(FEATURES, 'desktopOrder').map(({ key, route, label }) => (
                <li key={key}>
                  <a href={route} className={BAR_LINK} data-place={placeOf(route, path)}>
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
