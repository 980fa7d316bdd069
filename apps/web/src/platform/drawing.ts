/** What moving pictures cost on this device, and whether somebody is there for whom they should move. */
export interface DrawingPort {
  /** Whether the main processor has to draw what a graphics processor should; false where nobody can tell. */
  readonly isByProcessor: () => Promise<boolean>
  /** Resolves with the first finger, key or wheel since the app runs; at once where one was there already. */
  readonly hand: () => Promise<void>
}

const HANDS = ['pointerdown', 'pointermove', 'click', 'keydown', 'wheel'] as const

/** WebGL says who draws only after it has made a drawing surface, which is the very cost; WebGPU is asked without one, and finds no adapter then. */
const asksAdapter = async (gpu: GPU | undefined): Promise<boolean> => {
  if (gpu === undefined) return false
  const adapter = await gpu.requestAdapter().catch(() => null)
  return adapter === null || adapter.info.isFallbackAdapter
}

export function createDrawing(view: Window): DrawingPort {
  const { gpu } = view.navigator as { readonly gpu?: GPU }
  const seen = new AbortController()
  const options = { capture: true, passive: true, signal: seen.signal }
  for (const name of HANDS) view.addEventListener(name, () => seen.abort(), options)
  return {
    isByProcessor: () => asksAdapter(gpu),
    hand: () =>
      new Promise((resolve) => {
        if (seen.signal.aborted) resolve()
        else seen.signal.addEventListener('abort', () => resolve())
      }),
  }
}
