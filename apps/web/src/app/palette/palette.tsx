import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useModal } from '../../ui/use-modal.ts'
import { CoordinatesDialog } from './coordinates-dialog.tsx'
import { PaletteBody } from './palette-body.tsx'
import type { PaletteItem } from './palette-item.ts'
import { useOwnActions } from './use-own-actions.ts'
import { useSources } from './use-sources.ts'

/** A choice acts once the palette is gone. */
const ACT_AFTER_MS = 100
/** What was typed stays while the palette fades, and is gone after that. */
const CLEAR_AFTER_MS = 150

/**
 * Whether the palette still shows something: while it is open, and a moment longer. Every opening has a number of its own: one that comes
 * before the last words are gone begins empty all the same.
 */
function useLingering(open: boolean): { readonly isShown: boolean; readonly opening: number } {
  const [isShown, setShown] = useState(open)
  const [{ wasOpen, opening }, setTurn] = useState({ wasOpen: open, opening: 0 })
  if (open && !isShown) setShown(true)
  if (open !== wasOpen) setTurn({ wasOpen: open, opening: opening + (open ? 1 : 0) })
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setShown(false), CLEAR_AFTER_MS)
    return () => clearTimeout(timer)
  }, [open])
  return { isShown, opening }
}

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** Finds features, trails, places and things to do, with no signal: Cmd+K, Ctrl+K or the search button. */
export function Palette({ open, onClose }: Props) {
  const dialog = useModal(open, onClose)
  const navigate = useNavigate()
  const { isShown, opening } = useLingering(open)
  const [isLocating, setLocating] = useState(false)
  const showCoordinates = useCallback(() => setLocating(true), [])
  const sources = useSources(useOwnActions(showCoordinates))
  const close = () => dialog.current?.close()
  const take = ({ does }: PaletteItem) => {
    close()
    setTimeout(() => ('goTo' in does ? void navigate(does.goTo) : does.run()), ACT_AFTER_MS)
  }
  return (
    <>
      <dialog ref={dialog} data-modal="" aria-label="Search" className="bl-palette">
        {isShown && <PaletteBody key={opening} sources={sources} onTake={take} onClose={close} />}
      </dialog>
      <CoordinatesDialog open={isLocating} onClose={() => setLocating(false)} />
    </>
  )
}
