import { cx } from '../../../ui/cx.ts'

const SIZES = [
  { name: 'standard', where: 'small buttons', edge: 'size-touch' },
  { name: 'comfortable', where: 'forms', edge: 'size-touch-comfortable' },
  { name: 'glove-friendly', where: 'main buttons', edge: 'size-touch-outdoor' },
  { name: 'trail', where: 'bottom bar', edge: 'size-touch-trail' },
  { name: 'emergency', where: 'while riding', edge: 'size-touch-emergency' },
] as const

/** The five sizes a button can have, drawn as they are at this moment. */
export function TouchSizes() {
  return (
    <div className="py-3">
      <p className="text-caption text-ink-muted">How big buttons are right now, and where you meet them:</p>
      <ul className="mt-2 flex flex-wrap items-end gap-2">
        {SIZES.map(({ name, where, edge }) => (
          <li key={name} className="grid justify-items-center gap-1 text-caption text-ink-muted">
            <span
              data-touch-size={name}
              className={cx('grid place-items-center rounded-md border border-line-strong bg-surface-raised', edge)}
            />
            {where}
          </li>
        ))}
      </ul>
    </div>
  )
}
