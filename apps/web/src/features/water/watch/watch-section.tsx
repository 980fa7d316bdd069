import { gaugeIdOf, type Waterway } from '@bluffline/contract'
import { useState } from 'react'
import { useSession } from '../../../data/session/use-session.ts'
import { useMyWaterWatches, useWaterAlerts } from '../../../data/water/use-water-watches.ts'
import { LogInLink } from '../../../data/session/log-in-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { WatchForm } from './watch-form.tsx'
import { WatchList } from './watch-list.tsx'

/** By what the rider is told, and by what not. */
export function WhoTells() {
  const { status } = useSession()
  const { channels } = useWaterAlerts()
  if (status !== 'signedIn') {
    return (
      <p className="text-caption text-ink-muted">
        While this app is open and has a connection it looks every five minutes.{' '}
        <LogInLink className="underline underline-offset-3">Log in</LogInLink> and the server looks too, with the app
        closed.
      </p>
    )
  }
  const ways = [channels?.includes('push') && 'a notification', channels?.includes('email') && 'e-mail'].filter(Boolean)
  return (
    <p className="text-caption text-ink-muted">
      The server looks every ten minutes.{' '}
      {ways.length === 0
        ? 'It cannot reach you outside the app: you are told when you open it. A closed phone will not wake you.'
        : `You are told in the app and by ${ways.join(' and ')}. With no signal nothing reaches you.`}
    </p>
  )
}

/** Being told when the water comes up at a gauge. */
export function WatchSection({ gauge }: { readonly gauge: Waterway['gauges'][number] }) {
  const { watches, remove } = useMyWaterWatches()
  const { states } = useWaterAlerts()
  const [isOpen, setOpen] = useState(false)
  const id = gaugeIdOf(gauge)
  const here = watches?.filter((watch) => watch.gaugeId === id) ?? []
  return (
    <div className="space-y-2">
      <h4 className="font-[600]">Tell me when it rises</h4>
      {here.length > 0 && <WatchList watches={here} states={states} onRemove={(watch) => void remove(watch)} />}
      {isOpen ? (
        <WatchForm gauge={gauge} onDone={() => setOpen(false)} />
      ) : (
        <Button icon="bell" onClick={() => setOpen(true)}>
          Set an alarm
        </Button>
      )}
      <WhoTells />
    </div>
  )
}
