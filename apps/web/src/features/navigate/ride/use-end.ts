import { useNavigate } from 'react-router'
import { useNavigator } from '../../../data/navigation/use-navigation.ts'

/** Ends the navigation and leads on: to the ride where it was recorded, otherwise to what was navigated. */
export function useEnd() {
  const navigator = useNavigator()
  const go = useNavigate()
  return async ({ stopRecording }: { readonly stopRecording: boolean }) => {
    const trailId = navigator.read().course?.trailId ?? null
    const rideId = await navigator.end({ stopRecording })
    if (rideId !== null) return go(stopRecording ? `/rides/${rideId}` : '/record')
    return go(trailId === null ? '/ai-trails' : `/map/${trailId}`)
  }
}
