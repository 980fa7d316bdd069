import { usePorts } from '../../platform/ports.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { useInstall } from './use-install.ts'

const STEPS = ['Tap Share in Safari', 'Choose Add to Home Screen', 'Tap Add']

function Steps() {
  return (
    <ol className="mt-2 list-decimal space-y-1 pl-5 text-small">
      {STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

/** What to do where the browser does not offer it by itself. */
function ByHand() {
  const { install } = usePorts()
  const device = install.device()
  if (device === 'appleMobile') return <Steps />
  if (!install.canInstall())
    return <p className="mt-2 text-small">This browser cannot install it. Open Bluffline in Chrome or Edge to do so.</p>
  return device === 'desktop' ? (
    <p className="mt-2 text-small">Click the install icon in the address bar, or open the menu then choose install.</p>
  ) : (
    <p className="mt-2 text-small">Open the browser’s menu, then choose Install app or Add to Home screen.</p>
  )
}

function Installed({ isDesktop }: { readonly isDesktop: boolean }) {
  return (
    <>
      <p className="flex items-center gap-2 font-[650] text-ok">
        <Icon name="check" />
        App Installed!
      </p>
      <p className="mt-1 text-small text-ink-muted">
        {isDesktop ? 'Open from your desktop' : 'Find it on your home screen'}
      </p>
    </>
  )
}

interface OfferProps {
  readonly isDesktop: boolean
  /** It is time to ask: it can be sent away. */
  readonly onNotNow?: (() => void) | undefined
}

function Offer({ isDesktop, onNotNow }: OfferProps) {
  const { isInstallable, isAsking, dismissedContexts, install, resetDismissed } = useInstall()
  return (
    <>
      <p className="flex items-center gap-2 font-[650]">
        <Icon name="download" className="text-accent-text" />
        {isDesktop ? 'Install as Desktop App' : 'Download the Phone App'}
      </p>
      {isInstallable || isAsking ? (
        <Button
          tone="primary"
          size="comfortable"
          busy={isAsking}
          className="mt-3 w-full"
          onClick={() => void install()}
        >
          {isAsking ? 'Installing...' : 'Install App Now'}
        </Button>
      ) : (
        <ByHand />
      )}
      {onNotNow && (
        <Button tone="quiet" className="mt-2 w-full" onClick={onNotNow}>
          Not now
        </Button>
      )}
      {dismissedContexts.length > 0 && isInstallable && (
        <Button tone="quiet" className="mt-2" onClick={resetDismissed}>
          Remind me again
        </Button>
      )}
    </>
  )
}

interface Props {
  readonly className?: string
  readonly onNotNow?: () => void
}

/** Puts the app on the home screen or the desktop, or says how, or that it is there. */
export function InstallControl({ className, onNotNow }: Props) {
  const { install } = usePorts()
  const { isInstalled } = useInstall()
  const isDesktop = install.device() === 'desktop'
  const look = onNotNow && !isInstalled ? 'border-accent-text bg-accent-soft' : 'border-line bg-surface'
  return (
    <section aria-label="App" className={cx('rounded-md border p-4 shadow-card', look, className)}>
      {isInstalled ? <Installed isDesktop={isDesktop} /> : <Offer isDesktop={isDesktop} onNotNow={onNotNow} />}
    </section>
  )
}
