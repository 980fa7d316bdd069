const listeners = new Set<() => void>()

/** Says that something waits to be sent. Light enough for whoever writes; whoever sends listens. */
export const wakeSync = (): void => {
  for (const listener of listeners) listener()
}

export const onWake = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
