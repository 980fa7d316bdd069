import { epochMs, formatDate } from '@bluffline/core'
import { useState } from 'react'
import type { KeptShare } from '../../data/live-share/live-shares.ts'
import { useShareCalls } from '../../data/live-share/use-live-shares.ts'
import { ageWords } from '../../data/today/age-words.ts'
import { useNow } from '../../data/today/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useShareLink } from './use-share-link.ts'

function sentWords({ sentAtMs }: KeptShare, nowMs: number): string {
  return sentAtMs === null
    ? 'No position has gone out yet.'
    : `Last position at the server: ${ageWords(epochMs(sentAtMs), epochMs(nowMs))}.`
}

function Share({ share }: { readonly share: KeptShare }) {
  const now = useNow()
  const { stop } = useShareCalls()
  const { show } = useToast()
  const giveLink = useShareLink()
  const [isBusy, setBusy] = useState(false)
  const end = () => {
    setBusy(true)
    stop(share)
      .then(() => show({ title: 'No longer shared', description: 'What was sent is deleted.', tone: 'ok' }))
      .catch(() =>
        show({ title: 'Not stopped', description: 'There is no connection. It ends by itself.', tone: 'danger' }),
      )
      .finally(() => setBusy(false))
  }
  return (
    <li className="rounded-md border border-warn bg-surface p-4">
      <p className="flex items-center gap-2 font-[650]">
        <Icon name="pin" className="text-warn" />
        Shared {share.precision === 'coarse' ? 'roughly ' : ''}until {formatDate(epochMs(share.expiresAtMs))}
      </p>
      <p role="status" className="mt-1 text-small text-ink-muted">
        {sentWords(share, now)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon="share" onClick={() => void giveLink(share)}>
          Hand on the link
        </Button>
        <Button tone="danger" icon="close" busy={isBusy} onClick={end}>
          Stop sharing
        </Button>
      </div>
    </li>
  )
}

/** What is shared at this moment, each with its end. */
export function ShareList({ shares }: { readonly shares: readonly KeptShare[] }) {
  if (shares.length === 0) return null
  return (
    <ul aria-label="Shared now" className="grid gap-3 lg:grid-cols-2">
      {shares.map((share) => (
        <Share key={share.id} share={share} />
      ))}
    </ul>
  )
}
