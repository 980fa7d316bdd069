import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import type { IconName } from './icons.ts'

interface Props {
  /** What was looked for: "trail", "campground". */
  readonly noun: string
  /** The name of it in the address. */
  readonly id: string
  readonly icon: IconName
  /** Links to where it may be found. */
  readonly actions: ReactNode
  readonly hint?: string
}

/** A page whose address names something that is in no list of ours. */
export function UnknownAddress({ noun, id, icon, actions, hint }: Props) {
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {noun.charAt(0).toUpperCase() + noun.slice(1)} not found
      </h1>
      <EmptyState icon={icon} title={`We know no ${noun} by this address`} actions={actions}>
        <p>
          Nothing in our list is called <code className="break-all">{id}</code>.{hint !== undefined && ` ${hint}`}
        </p>
      </EmptyState>
    </>
  )
}
