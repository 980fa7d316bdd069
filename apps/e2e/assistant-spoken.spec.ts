import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { browserHearing, speak } from '../../bench/voice/speak.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CLIP = resolve(ROOT, '../shared/testdata/speech/commands/fest_hts_slt_00.wav')
/** The model lies where the server of the tests is told; without it this one is skipped by name. */
const MODEL = process.env['VOICE_MODEL_DIR']
const CLIP_S = 3

test.describe('spoken with the network cut', () => {
  test.skip(!existsSync(CLIP), 'no clips of speech on this machine')
  test.skip(MODEL === undefined || !existsSync(join(MODEL, 'manifest.json')), 'no speech model: set VOICE_MODEL_DIR')

  test('“find easy trails near Russellville” opens that list', async ({ baseURL }) => {
    const profile = mkdtempSync(join(tmpdir(), 'bluffline-spoken-'))
    const context = await browserHearing(profile, CLIP)
    try {
      const spoken = await speak(context, baseURL ?? '', CLIP_S)
      expect(spoken.page).toBe('/ai-trails?difficulty=easy&near=russellville-ar&withinMiles=25&sort=nearest')
      expect(spoken).toMatchObject({ isEmergency: false, calls: 0 })
    } finally {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    }
  })
})
