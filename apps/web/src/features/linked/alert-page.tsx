import { acknowledgeAlertPage, closeAlertPage, getAlertPage } from '@bluffline/contract'
import type { AlertOutcome } from '@bluffline/core'
import { usePorts } from '../../platform/ports.ts'
import { useToast } from '../../ui/toast.tsx'
import { AlertView } from './alert/alert-view.tsx'
import { LinkState, WithToken } from './link-state.tsx'
import { useLinked } from './use-linked.ts'

const TITLE = 'Somebody needs help'
const LOOK_EVERY_MS = 15_000

function Help({ token }: { readonly token: string }) {
  const { http } = usePorts()
  const { show } = useToast()
  const params = { token }
  const linked = useLinked({
    page: `help/${token}`,
    read: () => http.call(getAlertPage, { params }),
    everyMs: LOOK_EVERY_MS,
  })
  const fail = () =>
    void show({ title: 'Not sent', description: 'There is no connection. Try again, or call them.', tone: 'danger' })
  const take = () => http.call(acknowledgeAlertPage, { params }).then(linked.put, fail)
  const end = (outcome: AlertOutcome) => http.call(closeAlertPage, { params, body: { outcome } }).then(linked.put, fail)
  return (
    <LinkState title={TITLE} linked={linked}>
      {(page) => <AlertView page={page} onTake={take} onEnd={end} />}
    </LinkState>
  )
}

/** `/help#TOKEN` */
export function Page() {
  return <WithToken title={TITLE}>{(token) => <Help key={token} token={token} />}</WithToken>
}
