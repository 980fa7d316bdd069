import type { KeptShare } from '../../data/live-share/live-shares.ts'
import { usePorts } from '../../platform/ports.ts'
import { useToast } from '../../ui/toast.tsx'

/** Hands the link of a share on: the phone's own sheet, or the clipboard, and says which of them it was. */
export function useShareLink(): (share: KeptShare) => Promise<void> {
  const { share } = usePorts()
  const { show } = useToast()
  return async ({ path }) => {
    const url = `${window.location.origin}${path}`
    const done = await share.share({ title: 'Where I am', text: 'See where I am on a map', url })
    if (done === 'copied') show({ title: 'Link copied', description: 'Paste it into a message.', tone: 'ok' })
    if (done === 'failed')
      show({
        title: 'Not handed on',
        description: `This browser lets us neither share nor copy. It is ${url}`,
        tone: 'danger',
      })
  }
}
