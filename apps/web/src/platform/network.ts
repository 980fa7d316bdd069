/** What the browser believes about the network. `true` does not promise that a call gets through; `false` promises that none does. */
export interface NetworkPort {
  readonly isOnline: () => boolean
  readonly watch: (onChange: (online: boolean) => void) => () => void
}

export const browserNetwork: NetworkPort = {
  isOnline: () => navigator.onLine,
  watch: (onChange) => {
    const listen = () => onChange(navigator.onLine)
    window.addEventListener('online', listen)
    window.addEventListener('offline', listen)
    return () => {
      window.removeEventListener('online', listen)
      window.removeEventListener('offline', listen)
    }
  },
}
