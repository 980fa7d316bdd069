import { useNavigator } from '../../../data/navigation/use-navigation.ts'

/** The navigator looks by itself for what a crash left open, and puts the mark into the header. */
export function Work() {
  useNavigator()
  return null
}
