import { buttonStyle } from '../../ui/button-style.ts'
import { Icon } from '../../ui/icon.tsx'

/** The line that stands above every page about people. */
export function CallFirst() {
  return (
    <section
      aria-label="Emergency"
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border-2 border-danger bg-surface p-4"
    >
      <p className="min-w-0 flex-1 basis-56 text-small">
        <strong className="font-[700]">If a life is in danger, call 911 first.</strong> This guide is no doctor and
        stands in for none. It helps until help comes.
      </p>
      <a href="tel:911" className={buttonStyle({ tone: 'danger', size: 'outdoor' })}>
        <Icon name="phone" />
        Call 911
      </a>
    </section>
  )
}
