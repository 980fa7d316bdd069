import { distanceM, epochMs } from '@bluffline/core'
import { openEmergencyDatabase } from '../../../data/emergency/emergency-database.ts'
import { bad, good, type Check, type CheckResult } from '../check.ts'

/** What a ride needs at the least of a phone; what is beyond it is not smooth, and says so. */
const LIMITS = { framesPerS: 30, computeMs: 400, writeMs: 20, fileMs: 100 } as const

const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b)
const at = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN

const judged = (isGood: boolean, words: string): CheckResult => (isGood ? good(words) : bad(words))
const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

const FRAMES_FOR_MS = 2000

const frames: Check = {
  name: 'Drawing',
  run: async () => {
    const times: number[] = []
    await new Promise<void>((resolve) => {
      const step = (now: number) => {
        times.push(now)
        if (now - (times[0] ?? now) >= FRAMES_FOR_MS) resolve()
        else requestAnimationFrame(step)
      }
      requestAnimationFrame(step)
    })
    const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time))
    const perS = (gaps.length * 1000) / FRAMES_FOR_MS
    return judged(
      perS >= LIMITS.framesPerS,
      `${perS.toFixed(0)} pictures a second, the longest gap ${ms(at(gaps, 1))}.`,
    )
  },
}

const compute: Check = {
  name: 'Computing',
  run: () => {
    const begun = performance.now()
    let sum = 0
    for (let i = 0; i < 200_000; i++) sum += distanceM({ lng: -92 - i * 1e-6, lat: 35 }, { lng: -92.5, lat: 35.5 })
    const took = performance.now() - begun
    return Promise.resolve(
      judged(
        took <= LIMITS.computeMs && sum > 0,
        `200,000 distances in ${ms(took)}: an eight-hour ride measured seven times.`,
      ),
    )
  },
}

const WRITES = 30

const writing: Check = {
  name: 'Writing to the disk',
  run: async () => {
    const { signals } = openEmergencyDatabase()
    const times: number[] = []
    for (let i = 0; i < WRITES; i++) {
      const begun = performance.now()
      const seq = await signals.add({ lng: -92.8, lat: 35.5, atMs: epochMs(0), hasSignal: false })
      times.push(performance.now() - begun)
      await signals.delete(seq)
    }
    return judged(
      at(times, 0.5) <= LIMITS.writeMs,
      `A fix is on the disk in ${ms(at(times, 0.5))}, one in twenty in ${ms(at(times, 0.95))} or more.`,
    )
  },
}

const files: Check = {
  name: 'The app’s own files',
  run: async () => {
    const times: number[] = []
    for (let i = 0; i < 10; i++) {
      const begun = performance.now()
      await (await fetch('/favicon.svg')).text()
      times.push(performance.now() - begun)
    }
    return judged(at(times, 0.5) <= LIMITS.fileMs, `A small file in ${ms(at(times, 0.5))}.`)
  },
}

interface Told {
  readonly deviceMemory?: number
  readonly hardwareConcurrency: number
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean }
}
interface WithMemory {
  readonly memory?: { readonly usedJSHeapSize: number; readonly jsHeapSizeLimit: number }
}

const MB = 1_048_576

const device: Check = {
  name: 'Device',
  run: async () => {
    const told = navigator as unknown as Told
    const { memory } = performance as Performance & WithMemory
    const disk = await (navigator.storage as StorageManager | undefined)?.estimate().catch(() => undefined)
    const parts = [
      `${told.hardwareConcurrency} cores`,
      `memory ${told.deviceMemory === undefined ? 'unknown' : `${told.deviceMemory} GB`}`,
      memory
        ? `${Math.round(memory.usedJSHeapSize / MB)} of ${Math.round(memory.jsHeapSizeLimit / MB)} MB in use by the app`
        : 'use of memory unknown',
      disk?.usage === undefined ? 'disk unknown' : `${Math.round(disk.usage / MB)} MB on the disk`,
      `network ${told.connection?.effectiveType ?? 'unknown'}`,
      `screen ${innerWidth} × ${innerHeight} at ${devicePixelRatio}`,
    ]
    return good(`${parts.join(', ')}.`)
  },
}

/** Each measures what a ride needs. */
export const MEASURES: readonly Check[] = [device, frames, compute, writing, files]
