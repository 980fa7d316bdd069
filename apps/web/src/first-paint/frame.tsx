import type { ReactNode } from 'react'
import { FEATURES } from '../app/features.ts'
import { BOTTOM_BAR, BOTTOM_ITEM, BOTTOM_LIST, BOTTOM_WORD } from '../app/shell/bottom-bar-style.ts'
import { directoryPlace, entriesOf, menuLabel, menusOf, placeOf } from '../app/shell/nav.ts'
import { BAR, BAR_HOME, BAR_LINK, BAR_LIST, BAR_NAV, BAR_ROW, roomFor } from '../app/shell/top-bar-style.ts'
import { categoryAt, entriesFor } from '../kit/directory.ts'
import { Wordmark } from '../ui/brand/logo.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icons.ts'

const DIRECTORY = '/features'

interface ItemProps {
  readonly href: string
  readonly icon: IconName
  readonly label: string
  readonly place?: string
}

const BottomItem = ({ href, icon, label, place }: ItemProps) => (
  <a href={href} className={BOTTOM_ITEM} data-place={place}>
    <Icon name={icon} sizePx={24} />
    <span className={BOTTOM_WORD}>{label}</span>
  </a>
)

/** Where the app's menus will stand: links into the directory, which need no script. */
function Menus({ path }: { readonly path: string }) {
  const groups = menusOf(entriesFor(FEATURES, 'guest'))
  const { apart, together } = roomFor(groups.length)
  const here = categoryAt(FEATURES, path)
  return (
    <>
      {groups.map((group) => (
        <li key={group.category} className={apart}>
          <a
            href={directoryPlace(group.category)}
            className={BAR_LINK}
            data-place={group.category === here ? 'within' : undefined}
          >
            {menuLabel(group)}
            <Icon name="chevronDown" sizePx={16} className="text-ink-muted" />
          </a>
        </li>
      ))}
      <li className={together}>
        <a href={DIRECTORY} className={BAR_LINK}>
          Browse
          <Icon name="chevronDown" sizePx={16} className="text-ink-muted" />
        </a>
      </li>
    </>
  )
}

interface Props {
  readonly path: string
  readonly children: ReactNode
}

/** The shell around a first page: the bars as plain links, where the app's own bars will stand. */
export function Frame({ path, children }: Props) {
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
              <Menus path={path} />
            </ul>
          </nav>
        </div>
      </header>
      <main className="min-h-stage overflow-x-clip pb-shell-bottom">{children}</main>
      <nav aria-label="Main" className={BOTTOM_BAR}>
        <ul className={BOTTOM_LIST}>
          {entriesOf(FEATURES, 'mobileOrder')
            .filter((entry) => entry.inMoreWhenNarrow !== true)
            .map(({ key, route, label, icon }) => (
              <li key={key}>
                <BottomItem href={route} icon={icon} label={label} place={placeOf(route, path)} />
              </li>
            ))}
          <li>
            <BottomItem href={DIRECTORY} icon="search" label="Search" />
          </li>
          <li>
            <BottomItem href={DIRECTORY} icon="menu" label="More" />
          </li>
          <li>
            <BottomItem href="/profile" icon="person" label="Login" place={placeOf('/profile', path)} />
          </li>
        </ul>
      </nav>
    </>
  )
}
