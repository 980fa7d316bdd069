import { Icon } from '../../ui/icon.tsx'

/** What a gauge does not say. Stands above every reading. */
export function NoPromise() {
  return (
    <p className="flex gap-2 rounded-md border border-warn p-3 text-small">
      <Icon name="alert" className="mt-0.5 shrink-0 text-warn" />
      <span>
        A reading is of one place and one moment. It does not tell you that a float or a crossing can be done: look at
        the water, the sky upstream and your own limits. Turn around, don’t drown.
      </span>
    </p>
  )
}
