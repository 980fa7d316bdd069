import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { PromptTiming } from './install-machine.ts'
import { useInstall, usePrompt } from './use-install.ts'

interface Props {
  /** Where it stands; sent away once, it does not come back there. */
  readonly context: string
  readonly timing: PromptTiming
}

/** Offers to install once the browser can, at its time, at most once a day. It stands at the foot of the window, clear of the bar. */
export function InstallPrompt({ context, timing }: Props) {
  const { isShown, dismiss } = usePrompt(context, timing)
  const { install, isAsking } = useInstall()
  if (!isShown) return null
  return (
    <aside
      aria-label="Install the app"
      className="fixed inset-x-gutter bottom-[calc(var(--shell-bottom)+0.75rem)] z-(--z-map-control) mx-auto flex max-w-2xl flex-wrap items-center gap-3 rounded-md border border-accent-text bg-surface-raised px-4 py-3 shadow-float"
    >
      <p className="min-w-0 flex-1 basis-56 text-small">
        <strong className="font-[650]">Keep Bluffline on this device.</strong> It opens with no signal, without a
        browser around it.
      </p>
      <Button tone="primary" busy={isAsking} onClick={() => void install()}>
        {isAsking ? 'Installing...' : 'Install App Now'}
      </Button>
      <IconButton icon="close" label="Not now" onClick={dismiss} />
    </aside>
  )
}
