import { accessSync, constants } from 'node:fs'
import { chromium } from '@playwright/test'
import { aptInstall, canUseApt } from './apt.ts'
import { programOf, runNode } from './programs.ts'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A Chromium of this machine: the one named by CHROMIUM_PATH, the system's, or Playwright's own download; null where there is none. */
export const findChromium = (
  named = process.env['CHROMIUM_PATH'],
  places: readonly string[] = PLACES,
): string | null => {
  if (named !== undefined && named !== '') {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is no program.`)
    return named
  }
  return [...places, chromium.executablePath()].find(isProgram) ?? null
}

const install = async () => {
  if (canUseApt()) {
    console.log('Installing Debian’s Chromium for the browser tests …')
    if (await aptInstall(['chromium', 'fonts-liberation'])) return
  }
  console.log('Downloading Playwright’s Chromium for the browser tests …')
  await runNode([programOf('@playwright/test', 'playwright'), 'install', 'chromium'], { output: 'show' })
}

/** The path of a Chromium, installed if there is none; throws with what to do when that is not possible. */
export const ensureChromium = async (): Promise<string> => {
  const found = findChromium()
  if (found !== null) return found
  await install()
  const installed = findChromium()
  if (installed !== null) return installed
  throw new Error('No Chromium: install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.')
}
