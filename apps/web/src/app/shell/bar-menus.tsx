import { useLocation } from 'react-router'
import { categoryAt, discoverEntries, entriesFor } from '../../kit/directory.ts'
import { useFeatures, useRole } from '../../kit/features-context.ts'
import { useToday } from '../../data/today/use-today.ts'
import { Icon } from '../../ui/icon.tsx'
import { PopoverMenu } from '../../ui/popover-menu.tsx'
import { BrowsePanel, EntryPanel, loadMenus } from './menus.ts'
import { menuLabel, menusOf } from './nav.ts'
import { PanelWaits } from './panel-waits.tsx'
import { BAR_LINK, BAR_LINK_ICON, BAR_LINK_WORD, roomFor } from './top-bar-style.ts'

const DISCOVERED = 5
const warm = () => void loadMenus().catch(() => undefined)

const Arrow = () => <Icon name="chevronDown" sizePx={16} className="text-ink-muted" />

/** A menu for each category in which something is built, and what is put forward; under one button where the bar is short. */
export function BarMenus() {
  const features = useFeatures()
  const role = useRole()
  const today = useToday()
  const { pathname } = useLocation()
  const entries = entriesFor(features, role)
  const groups = menusOf(entries)
  const discovered = discoverEntries(entries, today, DISCOVERED)
  const here = categoryAt(features, pathname)
  const { apart, together } = roomFor(groups.length)
  const isWithin = groups.some(({ category }) => category === here)
  if (groups.length === 0) return null
  return (
    <>
      {groups.map((group) => (
        <li key={group.category} className={apart}>
          <PopoverMenu
            className={BAR_LINK}
            data-place={group.category === here ? 'within' : 'elsewhere'}
            panelLabel={menuLabel(group)}
            panel={
              <PanelWaits>
                <EntryPanel category={group.category} entries={group.entries} />
              </PanelWaits>
            }
            onPointerEnter={warm}
            onFocus={warm}
          >
            {menuLabel(group)}
            {group.category === here && <span className="sr-only">, you are here</span>}
            <Arrow />
          </PopoverMenu>
        </li>
      ))}
      <li className={together}>
        <PopoverMenu
          className={BAR_LINK}
          data-place={isWithin ? 'within' : 'elsewhere'}
          panelLabel="Browse"
          panelClassName="w-[min(46rem,calc(100vw-24px))]!"
          panel={
            <PanelWaits>
              <BrowsePanel groups={groups} />
            </PanelWaits>
          }
          onPointerEnter={warm}
          onFocus={warm}
        >
          <Icon name="menu" sizePx={22} className={BAR_LINK_ICON} />
          <span className={BAR_LINK_WORD}>Browse</span>
          <Arrow />
        </PopoverMenu>
      </li>
      {discovered.length > 0 && (
        <li>
          <PopoverMenu
            className={BAR_LINK}
            panelLabel="Discover"
            panel={
              <PanelWaits>
                <EntryPanel entries={discovered} isDiscover />
              </PanelWaits>
            }
            onPointerEnter={warm}
            onFocus={warm}
          >
            <Icon name="compass" sizePx={22} className={BAR_LINK_ICON} />
            <span className={BAR_LINK_WORD}>Discover</span>
            <Arrow />
          </PopoverMenu>
        </li>
      )}
    </>
  )
}
