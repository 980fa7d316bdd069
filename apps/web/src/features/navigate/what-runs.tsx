import type { ReactNode } from 'react'
import { useNavigation } from '../../data/navigation/use-navigation.ts'
import { Waiting } from './page-states.tsx'
import { RideView } from './ride/ride-view.tsx'
import { ResumeCard } from './start/resume-card.tsx'

interface Props {
  readonly address: string
  /** What stands here before anything runs. */
  readonly children: ReactNode
}

/** The ride that runs at this address, or the one that was interrupted here. */
export function WhatRuns({ address, children }: Props) {
  const state = useNavigation()
  const { status, course, trip } = state
  if (status === 'looking') return <Waiting />
  if (course?.address !== address || trip === null) return children
  if (status === 'running') return <RideView state={state} trip={trip} />
  return status === 'offered' ? <ResumeCard state={state} trip={trip} /> : children
}
