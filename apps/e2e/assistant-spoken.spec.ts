import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { browserHearing, speak } from '../../bench/voice/speak.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CLIP = resolve(ROOT, '../shared/testdata/speech/commands/fest_hts_slt_00.wav')
/** The model lies where the server of the tests is told; without it this one is skipped by name. */
const MODEL = process.env['VOICE_MODEL_DIR']
/** A voice of Debian's, for what no clip says. */
const FLITE = '/usr/bin/flite'
/** 16,000 samples of two bytes a second. */
const BYTES_PER_S = 32_000

test.describe('spoken with the network cut', () => {
  let folder = ''
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bluffline-spoken-'))
  })
  // One profile: the speech model is fetched once.
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }))
  test.skip(MODEL === undefined || !existsSync(join(MODEL, 'manifest.json')), 'no speech model: set VOICE_MODEL_DIR')

  const synthesise = (text: string): string => {
    const file = join(folder, 'said.wav')
    execFileSync(FLITE, ['-voice', 'slt', '-t', text, '-o', file])
    return file
  }
  const sayClip = async (
    clip: string,
    address: string,
    look: (page: Page) => Promise<void> = async () => undefined,
  ) => {
    const context = await browserHearing(join(folder, 'profile'), clip)
    try {
      const spoken = await speak(context, address, statSync(clip).size / BYTES_PER_S)
      for (const page of context.pages().slice(0, 1)) await look(page)
      return spoken
    } finally {
      await context.close()
    }
  }

  test('“find easy trails near Russellville” opens that list', async ({ baseURL }) => {
    test.skip(!existsSync(CLIP), 'no clips of speech on this machine')
    const spoken = await sayClip(CLIP, baseURL ?? '')
    expect(spoken.page).toBe('/ai-trails?difficulty=easy&near=russellville-ar&withinMiles=25&sort=nearest')
    expect(spoken).toMatchObject({ isEmergency: false, calls: 0 })
  })

  test('“help me find an easy trail” is no emergency', async ({ baseURL }) => {
    test.skip(!existsSync(FLITE), 'no voice to speak with: install flite')
    const spoken = await sayClip(synthesise('help me find an easy trail'), baseURL ?? '')
    expect(spoken.page).toBe('/ai-trails?difficulty=easy')
    expect(spoken).toMatchObject({ isEmergency: false, calls: 0 })
  })

  test('“I rolled my side by side and my buddy is hurt” brings the card and the first steps, and calls nobody', async ({
    baseURL,
  }) => {
    test.skip(!existsSync(FLITE), 'no voice to speak with: install flite')
    const clip = synthesise('I rolled my side by side and my buddy is hurt')
    const spoken = await sayClip(clip, baseURL ?? '', (page) =>
      expect(page.getByRole('region', { name: /^Field guide: .*rollover/i })).toBeVisible(),
    )
    expect(spoken).toMatchObject({ isEmergency: true, calls: 0 })
  })
})
