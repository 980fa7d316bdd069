import './ui/styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { firstPageReady } from './app/first-page.ts'
import { catchWindowErrors } from './app/errors/catch-window-errors.ts'
import { FEATURES } from './app/features.ts'
import { createQueryClient } from './app/query-client.ts'
import { Pages } from './app/routes.tsx'
import { systemTheme } from './app/theme/use-theme-choice.ts'
import { browserAppWorker } from './platform/app-update.ts'
import { browserPorts } from './platform/browser-ports.ts'
import { forbidMadeCode } from './platform/forbid-made-code.ts'
import { applyTheme } from './ui/theme/active-theme.ts'
import { THEME_STORAGE_KEY } from './ui/theme/themes.ts'

forbidMadeCode()
const worker = browserAppWorker()
const ports = browserPorts(worker.port)
catchWindowErrors(ports.errors)
applyTheme(systemTheme(ports.storage.read(THEME_STORAGE_KEY)))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const queries = createQueryClient()
// As a transition the first drawing pauses for a finger: in one piece it holds a slow phone up for half a second.
const draw = () =>
  startTransition(() =>
    createRoot(root, { onCaughtError: () => undefined }).render(
      <StrictMode>
        <App ports={ports} queries={queries}>
          <BrowserRouter>
            <Pages features={FEATURES} />
          </BrowserRouter>
        </App>
      </StrictMode>,
    ),
  )
const FOLLOW_AFTER_MS = 1000
/** `public/theme.js` has said them to the first paint already; from here on their changes are followed. */
async function followSettings(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, FOLLOW_AFTER_MS))
  const { followOutdoorSettings } = await import('./data/riding-settings/apply-outdoor-settings.ts')
  followOutdoorSettings(document.documentElement, ports)
}
// Over what the server drew only a whole page is put, so that nothing flashes.
const ready =
  root.childElementCount === 0 ? Promise.resolve() : firstPageReady(FEATURES, location.pathname, { queries, ports })
void ready.then(draw).then(() => {
  followSettings().catch(ports.errors.record)
  return import.meta.env.PROD ? worker.start() : undefined
})
