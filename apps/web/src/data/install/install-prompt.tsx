import type { ReactNode } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { PromptTiming } from './install-machine.ts'
import { useInstall, usePrompt } from './use-install.ts'

/** Stands at the foot of the window, clear of the bar. */
function Foot({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <aside
      aria-label={label}
      className="fixed inset-x-gutter bottom-[calc(var(--shell-bottom)+0.75rem)] z-(--z-map-control) mx-auto flex max-w-2xl flex-wrap items-center gap-3 rounded-md border border-accent-text bg-surface-raised px-4 py-3 shadow-float"
    >
      {children}
    </aside>
  )
}

interface Props {
  /** Where it stands; sent away once, it does not come back there. */
  readonly context: string
  readonly timing: PromptTiming
}

/** Offers to install once the browser can, at its time, at most once a day; and says so when it is done. */
export function InstallPrompt({ context, timing }: Props) {
  const { isShown, dismiss } = usePrompt(context, timing)
  const { install, isAsking, isNew, endWelcome } = useInstall()
  const device = usePorts().install.device()
  if (isNew)
    return (
      <Foot label="App installed">
        <p role="status" className="min-w-0 flex-1 text-small">
          <strong className="font-[650]">App Installed!</strong>{' '}
          {device === 'desktop' ? 'Open from your desktop' : 'Find it on your home screen'}. It opens with no signal.
        </p>
        <IconButton icon="close" label="Close" onClick={endWelcome} />
      </Foot>
    )
  if (!isShown) return null
  return (
    <Foot label="Install the app">
      <p className="min-w-0 flex-1 basis-56 text-small">
        <strong className="font-[650]">Keep Bluffline on this device.</strong> It opens with no signal, without a
        browser around it.
      </p>
      <Button tone="primary" busy={isAsking} onClick={() => void install()}>
        {isAsking ? 'Installing...' : 'Install App Now'}
      </Button>
      <IconButton icon="close" label="Not now" onClick={dismiss} />
    </Foot>
  )
}
