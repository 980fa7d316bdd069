import { useCallback, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useModal } from '../../ui/use-modal.ts'
import { CoordinatesDialog } from './coordinates-dialog.tsx'
import { PaletteBox } from './palette-box.tsx'
import { PaletteList } from './palette-list.tsx'
import type { PaletteItem } from './palette-item.ts'
import { searchPalette } from './search-palette.ts'
import { useOwnActions } from './use-own-actions.ts'
import { useSources } from './use-sources.ts'

/** A choice acts once the palette is gone. */
const ACT_AFTER_MS = 100
/** What was typed stays while the palette fades. */
const CLEAR_AFTER_MS = 150

/** What was typed; empty again a moment after the palette closed. */
function useText(open: boolean) {
  const [text, setText] = useState('')
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setText(''), CLEAR_AFTER_MS)
    return () => clearTimeout(timer)
  }, [open])
  return [text, setText] as const
}

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** Finds features, trails, places and things to do, with no signal: Cmd+K, Ctrl+K or the search button. */
export function Palette({ open, onClose }: Props) {
  const dialog = useModal(open, onClose)
  const listId = useId()
  const navigate = useNavigate()
  const [text, setText] = useText(open)
  const [active, setActive] = useState(0)
  const [isLocating, setLocating] = useState(false)
  const showCoordinates = useCallback(() => setLocating(true), [])
  const { atRest, searched } = useSources(useOwnActions(showCoordinates))
  const isSearching = text.trim() !== ''
  const groups = isSearching ? searchPalette(searched, text) : atRest
  const items = groups.flatMap((group) => group.items)
  const take = ({ does }: PaletteItem) => {
    dialog.current?.close()
    setTimeout(() => ('goTo' in does ? void navigate(does.goTo) : does.run()), ACT_AFTER_MS)
  }
  const type = (next: string) => {
    setText(next)
    setActive(0)
  }
  return (
    <>
      <dialog ref={dialog} data-modal="" aria-label="Search" className="bl-palette">
        {open && (
          <>
            <PaletteBox
              text={text}
              onText={type}
              listId={listId}
              items={items}
              active={active}
              onActive={setActive}
              onTake={take}
              onClose={() => dialog.current?.close()}
            />
            <PaletteList
              id={listId}
              groups={groups}
              active={active}
              onActive={setActive}
              onTake={take}
              emptyText={isSearching ? 'No features found.' : 'No features available for your role.'}
            />
          </>
        )}
      </dialog>
      <CoordinatesDialog open={isLocating} onClose={() => setLocating(false)} />
    </>
  )
}
