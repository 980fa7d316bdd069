// The production build, served by our server, through Lighthouse's mobile run (slow 4G, a fourth of this machine's speed), median of 3.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ensureChromium } from '../tools/chromium.ts'
import { startApp } from './app-server.ts'
import { startBareMap } from './bare-map.ts'
import { CHROMIUM_FLAGS } from './chromium-flags.ts'
import { type Bench, type Measurement, median } from './harness.ts'
import { scriptBytesUntil } from './script-bytes.ts'

const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>
type Say = (line: string) => void

const once = async (url: string, chromePath: string): Promise<Scores> => {
  const chrome = await launch({
    chromePath,
    chromeFlags: CHROMIUM_FLAGS,
    ignoreDefaultFlags: false,
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
    })
    const score = (name: string) => Math.round((result?.lhr.categories[name]?.score ?? NaN) * 100)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    }
  } finally {
    chrome.kill()
  }
}

const medianOf = async (page: { name: string; url: string }, chromePath: string, say: Say): Promise<Scores> => {
  const runs: Scores[] = []
  for (let i = 0; i < RUNS; i += 1) runs.push(await once(page.url, chromePath))
  const middle = (name: keyof Scores) => median(runs.map((run) => run[name]))
  say(`${page.name}: performance ${runs.map(({ performance }) => performance).join(', ')}`)
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
  }
}

const score = (name: string, ours: number, rest: Pick<Measurement, 'peer' | 'target'>): Measurement => ({
  name,
  unit: 'score',
  ours,
  ...rest,
})
const atLeast = (value: number): Pick<Measurement, 'peer' | 'target'> => ({
  peer: null,
  target: { of: 'ours', atLeast: value },
})

const scoresOf = (page: string, scores: Scores, performance: Pick<Measurement, 'peer' | 'target'>) => [
  score(`${page} performance`, scores.performance, performance),
  score(`${page} accessibility`, scores.accessibility, atLeast(100)),
  score(`${page} best practices`, scores['best-practices'], atLeast(100)),
  score(`${page} search engines`, scores.seo, atLeast(100)),
]

const measure = async (url: string, chromePath: string, say: Say): Promise<readonly Measurement[]> => {
  const frontBytes = await scriptBytesUntil(`${url}/`, 'button:has-text("Access Trail Platform")', chromePath)
  const front = await medianOf({ name: '/', url: `${url}/` }, chromePath, say)
  const scriptBytes = await scriptBytesUntil(`${url}/ai-trails`, 'main article button', chromePath)
  const finder = await medianOf({ name: '/ai-trails', url: `${url}/ai-trails` }, chromePath, say)
  const map = await medianOf({ name: '/map', url: `${url}/map` }, chromePath, say)
  const trail = await medianOf({ name: 'a trail', url: `${url}/map/brock-creek-23` }, chromePath, say)
  const guide = await medianOf({ name: 'a guide', url: `${url}/field-guide/rollover` }, chromePath, say)
  const bare = await startBareMap()
  const peer = await medianOf({ name: 'bare MapLibre', url: bare.url }, chromePath, say).finally(bare.stop)
  return [
    {
      name: 'JavaScript until the front page answers',
      unit: 'kB',
      ours: frontBytes / 1000,
      peer: null,
      target: { of: 'ours', atMost: 120 },
    },
    ...scoresOf('/', front, atLeast(95)),
    {
      name: 'JavaScript until the finder shows its list',
      unit: 'kB',
      ours: scriptBytes / 1000,
      peer: null,
      target: { of: 'ours', atMost: 180 },
    },
    ...scoresOf('/ai-trails', finder, atLeast(95)),
    ...scoresOf('a guide', guide, atLeast(95)),
    ...scoresOf('a trail', trail, atLeast(90)),
    ...scoresOf('/map', map, atLeast(90)),
    score('/map performance beside a bare map', map.performance, {
      peer: { name: 'bare MapLibre', value: peer.performance },
      target: { of: 'ratio', atLeast: 1 },
    }),
  ]
}

export const bench: Bench = {
  name: 'lighthouse',
  run: async (say) => {
    const chromePath = await ensureChromium()
    const app = await startApp()
    try {
      return await measure(app.url, chromePath, say)
    } finally {
      await app.stop()
    }
  },
}
