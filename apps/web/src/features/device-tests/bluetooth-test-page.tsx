import { useEffect, useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { bluetoothOf, connectDevice } from './bluetooth/bluetooth.ts'
import { bad, good, type Check } from './check.ts'
import { CheckList } from './check-list.tsx'
import { TestersOnly } from './testers-only.tsx'

const checksOf = (nav: Navigator): readonly Check[] => [
  {
    name: 'Web Bluetooth',
    run: () =>
      Promise.resolve(
        bluetoothOf(nav) ? good('This browser has it.') : bad('This browser has none (iPhones, Firefox).'),
      ),
  },
  {
    name: 'Adapter',
    run: async () => {
      const isThere = await bluetoothOf(nav)?.getAvailability?.()
      return isThere === true ? good('There is one, switched on or not.') : bad('No adapter that the browser may use.')
    },
  },
  {
    name: 'Headset buttons',
    run: () =>
      Promise.resolve(
        'mediaSession' in nav ? good('Media session is there.') : bad('No media session in this browser.'),
      ),
  },
]

/** A device of the tester's choice; the browser's own window asks which. */
function Connect() {
  const bluetooth = bluetoothOf(navigator)
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (!bluetooth) return null
  const connect = async () => {
    setBusy(true)
    await connectDevice(bluetooth).then(setSaid, (error: unknown) =>
      setSaid(error instanceof Error ? error.message : 'That did not work.'),
    )
    setBusy(false)
  }
  return (
    <section aria-label="Connect a device" className="mt-6">
      <Button size="outdoor" busy={isBusy} onClick={() => void connect()}>
        Choose a device and connect
      </Button>
      <p role="status" className="mt-2 text-small">
        {said}
      </p>
    </section>
  )
}

/** What a remote that acts as a keyboard sends. */
function Keys() {
  const [keys, setKeys] = useState<readonly string[]>([])
  useEffect(() => {
    const hear = ({ key, code }: KeyboardEvent) =>
      setKeys((before) => [`${key === ' ' ? 'Space' : key} (${code || 'no code'})`, ...before].slice(0, 8))
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
  return (
    <section aria-labelledby="keys-title" className="mt-6">
      <h2 id="keys-title" className="type-heading">
        Buttons of a remote
      </h2>
      <p className="text-small text-ink-muted">
        Press the buttons of a handlebar remote: those that act as a keyboard appear here.
      </p>
      <ol role="log" aria-label="Keys" className="mt-2 space-y-1">
        {keys.map((key, at) => (
          <li key={`${at} ${key}`} className="type-figure">
            {key}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** `/bluetooth-test` */
export function Page() {
  const checks = useMemo(() => checksOf(navigator), [])
  return (
    <TestersOnly title="Bluetooth test" lead="What this browser can do with remotes, headsets and other devices.">
      <CheckList checks={checks} />
      <Connect />
      <Keys />
    </TestersOnly>
  )
}
