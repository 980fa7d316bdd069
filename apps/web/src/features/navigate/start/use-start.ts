import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Course } from '../../../data/navigation/course.ts'
import { useNavigator } from '../../../data/navigation/use-navigation.ts'
import { useRideView } from '../../../data/riding-settings/ride-view.ts'
import { useToast } from '../../../ui/toast.tsx'

/** Starts a course, recorded where the rider wants that, and opens its page. */
export function useStart() {
  const navigator = useNavigator()
  const go = useNavigate()
  const { show } = useToast()
  const [{ recording }] = useRideView()
  const [isBusy, setIsBusy] = useState(false)
  const start = async (course: Course) => {
    setIsBusy(true)
    const answer = await navigator.start(course, { isRecorded: recording === 'on' })
    setIsBusy(false)
    if (answer === 'elsewhere')
      return show({ title: 'Another tab navigates already', description: 'Go on there, or close it first.' })
    return go(course.address)
  }
  return { start, isBusy }
}
