import * as Radix from 'radix-ui/toast'
import { Icon } from './icon.tsx'
import { TOAST_DURATION_MS, TOAST_SWIPE_PX, type LiveToast } from './toast-store.ts'

interface Props {
  readonly toasts: readonly LiveToast[]
  readonly onDismiss: (id: number) => void
}

const EDGE = { neutral: 'border-l-accent', ok: 'border-l-ok', danger: 'border-l-danger' } as const

function Message({ toast, onDismiss }: { readonly toast: LiveToast; readonly onDismiss: (id: number) => void }) {
  const { id, open, title, description, action, tone = 'neutral', durationMs = TOAST_DURATION_MS } = toast
  return (
    <Radix.Root
      open={open}
      duration={durationMs}
      onOpenChange={(next) => {
        if (!next) onDismiss(id)
      }}
      className={`bl-toast pointer-events-auto flex items-center gap-2 rounded-md border border-l-4 border-line bg-surface-raised py-1 pr-1 pl-4 text-ink shadow-float ${EDGE[tone]}`}
    >
      <div className="min-w-0 flex-1 py-2">
        <Radix.Title className="text-small font-[650]">{title}</Radix.Title>
        {description !== undefined && (
          <Radix.Description className="text-caption text-ink-muted">{description}</Radix.Description>
        )}
      </div>
      {action && (
        <Radix.Action
          altText={action.label}
          onClick={action.run}
          className="min-h-touch rounded-md px-3 text-small font-[650] text-accent-text hover:bg-accent-soft"
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label="Dismiss"
        className="grid size-touch shrink-0 place-items-center rounded-md text-ink-muted hover:text-ink"
      >
        <Icon name="close" />
      </Radix.Close>
    </Radix.Root>
  )
}

export function ToastLayer({ toasts, onDismiss }: Props) {
  return (
    <Radix.Provider swipeThreshold={TOAST_SWIPE_PX} swipeDirection="right" label="Notification">
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className="pointer-events-none fixed right-3 bottom-[calc(var(--shell-bottom)+var(--page-foot)+12px)] left-3 z-(--z-toast) md:right-6 md:bottom-[calc(var(--page-foot)+24px)] md:left-auto md:w-96"
      />
    </Radix.Provider>
  )
}
