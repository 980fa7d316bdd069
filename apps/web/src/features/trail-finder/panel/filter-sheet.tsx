import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { countWords } from '../filters/finder-words.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly count: number
  readonly onClear: () => void
  readonly children: ReactNode
}

/** The filters on a phone: they rise from the bottom, with the number of trails on the button that closes them. */
export function FilterSheet({ open, onClose, count, onClear, children }: Props) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Filters"
      actions={
        <>
          <Button tone="quiet" onClick={onClear}>
            Clear all
          </Button>
          <Button tone="primary" className="flex-1" onClick={onClose}>
            Show {countWords(count)}
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  )
}
