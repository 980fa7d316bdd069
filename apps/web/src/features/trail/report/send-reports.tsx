import { useEffect } from 'react'
import { sendReportsInBackground } from '../../../data/trail-reports/send-in-background.ts'
import { usePorts } from '../../../platform/ports.ts'

/** Sends reports that wait on this device, whatever page is open. */
export function Work() {
  const ports = usePorts()
  useEffect(() => sendReportsInBackground(ports), [ports])
  return null
}
