import { TOUCH_TARGET_PX } from '@bluffline/core'
import { cx } from '../../../ui/cx.ts'

const SIZES = [
  { name: 'standard', where: 'smallest', edge: 'size-touch' },
  { name: 'comfortable', where: 'forms', edge: 'size-touch-comfortable' },
  { name: 'glove-friendly', where: 'outdoors', edge: 'size-touch-outdoor' },
  { name: 'trail', where: 'bars', edge: 'size-touch-trail' },
  { name: 'emergency', where: 'rides', edge: 'size-touch-emergency' },
] as const

/** The five sizes a button can have, drawn as they are at this moment. */
export function TouchSizes() {
  return (
    <div className="py-3">
      <p className="text-caption text-ink-muted">As large as they are now, from the smallest to those of a ride:</p>
      <ul className="mt-2 flex flex-wrap items-end gap-2">
        {SIZES.map(({ name, where, edge }) => (
          <li key={name} className="grid justify-items-center gap-1 text-caption text-ink-muted">
            <span
              data-touch-size={name}
              title={`${TOUCH_TARGET_PX[name]} px unless you chose larger ones`}
              className={cx('grid place-items-center rounded-md border border-line-strong bg-surface-raised', edge)}
            />
            {where}
          </li>
        ))}
      </ul>
    </div>
  )
}
