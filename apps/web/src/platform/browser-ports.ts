import { browserClock } from './clock.ts'
import { browserDownload } from './download.ts'
import { createErrorLog } from './error-log.ts'
import { browserGeolocation } from './geolocation.ts'
import { createHttp } from './http.ts'
import { browserNetwork } from './network.ts'
import type { Ports } from './ports.ts'
import { browserClipboard, createShare } from './share.ts'
import { browserStorage } from './storage.ts'

export const browserPorts = (): Ports => ({
  http: createHttp((input, init) => fetch(input, init)),
  network: browserNetwork,
  geolocation: browserGeolocation,
  clock: browserClock,
  storage: browserStorage,
  share: createShare(navigator, browserClipboard),
  clipboard: browserClipboard,
  download: browserDownload,
  errors: createErrorLog({
    clock: browserClock,
    storage: browserStorage,
    where: () => location.pathname,
    print: (error) => console.error(error),
  }),
})
