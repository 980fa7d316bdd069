// Commands spoken into Chromium's microphone with the network cut: understood how well, and answered how soon.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startApp } from './app-server.ts'
import { percentile, type Bench, type Measurement } from './harness.ts'
import { browserHearing, speak, type Spoken } from './voice/speak.ts'
import { wordErrors, wordsOf } from './voice/word-errors.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CLIPS = process.env['SPEECH_CLIPS'] ?? resolve(ROOT, '../shared/testdata/speech')
const MODEL = process.env['VOICE_MODEL_DIR'] ?? resolve(ROOT, '.data/voice-model')
/** 16,000 samples of two bytes a second. */
const BYTES_PER_S = 32_000

interface Clip {
  readonly file: string
  readonly text: string
}

const isMissing = (): string | null => {
  if (!existsSync(join(CLIPS, 'manifest.json'))) return `skipped: no clips in ${CLIPS}`
  if (!existsSync(join(MODEL, 'manifest.json'))) return `skipped: no speech model in ${MODEL} (npm run voice:model)`
  return null
}

/** The commands that were spoken, synthesised by two voices. */
const readClips = (): readonly Clip[] =>
  (JSON.parse(readFileSync(join(CLIPS, 'manifest.json'), 'utf8')) as readonly Clip[]).filter(({ file }) =>
    file.startsWith('commands/'),
  )

async function speakAll(url: string, clips: readonly Clip[], say: (line: string) => void) {
  const profile = mkdtempSync(join(tmpdir(), 'bluffline-voice-'))
  const all: { readonly clip: Clip; readonly spoken: Spoken }[] = []
  try {
    for (const clip of clips) {
      const file = join(CLIPS, clip.file)
      const context = await browserHearing(profile, file)
      try {
        const spoken = await speak(context, url, statSync(file).size / BYTES_PER_S)
        say(`${clip.file}: “${spoken.heard}”, ${Math.round(spoken.answerMs)} ms`)
        all.push({ clip, spoken })
      } finally {
        await context.close()
      }
    }
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
  return all
}

const errorRate = (all: readonly { readonly clip: Clip; readonly spoken: Spoken }[]): number => {
  const words = all.reduce((sum, { clip }) => sum + wordsOf(clip.text).length, 0)
  const wrong = all.reduce((sum, { clip, spoken }) => sum + wordErrors(wordsOf(clip.text), wordsOf(spoken.heard)), 0)
  return (wrong / Math.max(1, words)) * 100
}

export const bench: Bench = {
  name: 'voice',
  run: async (say) => {
    const missing = isMissing()
    if (missing !== null) {
      say(missing)
      return []
    }
    process.env['VOICE_MODEL_DIR'] = MODEL
    const app = await startApp()
    try {
      const all = await speakAll(app.url, readClips(), say)
      const times = all.map(({ spoken }) => spoken.answerMs)
      const [of, unit] = [(voice: RegExp) => all.filter(({ clip }) => voice.test(clip.file)), '%' as const]
      const calls = all.reduce((sum, { spoken }) => sum + spoken.calls, 0)
      if (calls > 0) throw new Error(`${calls} calls were offered that nobody confirmed`)
      const figures: readonly Measurement[] = [
        {
          name: 'voice, Moonshine base, word errors, HTS voice',
          unit,
          ours: errorRate(of(/hts/)),
          peer: null,
          target: { of: 'ours', atMost: 10 },
        },
        {
          name: 'voice, Moonshine base, word errors, formant voice',
          unit,
          ours: errorRate(of(/espeak/)),
          peer: null,
          target: null,
        },
        {
          name: 'voice, release to first word p50',
          unit: 'ms',
          ours: percentile(times, 0.5),
          peer: null,
          target: null,
        },
        {
          name: 'voice, release to first word p95',
          unit: 'ms',
          ours: percentile(times, 0.95),
          peer: null,
          target: null,
        },
      ]
      return figures
    } finally {
      await app.stop()
    }
  },
}
