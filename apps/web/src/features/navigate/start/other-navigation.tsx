import type { NavigationState } from '../../../data/navigation/navigation-state.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

/** Something else is being navigated: starting here ends it, so it is said first. */
export function OtherNavigation({ state: { status, course } }: { readonly state: NavigationState }) {
  if (course === null || status === 'none' || status === 'looking') return null
  if (status === 'elsewhere') {
    return (
      <p role="status" className="rounded-md border border-warn bg-surface p-4">
        <b className="font-[650]">Another tab navigates {course.name}.</b> Go on there, or close it first.
      </p>
    )
  }
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-md border border-warn bg-surface p-4">
      <p className="min-w-0 flex-1 basis-60">
        <b className="block font-[650]">
          {status === 'running' ? 'You are navigating' : 'You were navigating'} {course.name}.
        </b>
        <span className="text-small text-ink-muted">Starting here ends that.</span>
      </p>
      <Link to={course.address} className={buttonStyle({ size: 'outdoor' })}>
        <Icon name="navigate" />
        Open it
      </Link>
    </div>
  )
}
