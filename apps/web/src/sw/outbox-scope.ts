/** Where the two scripts of the worker meet. */
export interface OutboxScope {
  /** There once `OUTBOX_SCRIPT` was read. Rejects when something is left to be sent. */
  sendOutbox?: () => Promise<void>
  readonly importScripts: (url: string) => void
}

/**
 * The outbox is a script of its own, read when it is needed: what the worker does at every start stands in the way of the page that
 * opens. The browser takes it later only if it was read at installing, too.
 */
const OUTBOX_SCRIPT = '/sw-outbox.js'

export const readOutboxScript = (scope: OutboxScope): void => scope.importScripts(OUTBOX_SCRIPT)

export async function sendFromWorker(scope: OutboxScope): Promise<void> {
  if (!scope.sendOutbox) readOutboxScript(scope)
  await scope.sendOutbox?.()
}
