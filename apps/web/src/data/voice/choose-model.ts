import type { OfferedModel } from '../../platform/voice/voice-port.ts'

/** What the browser says of the device and its network; much of it only some browsers do. */
export interface DeviceWords {
  /** In GB, as far as it is told. */
  readonly memoryGb?: number
  readonly savesData?: boolean
}

const LITTLE_GB = 4

/** Which size of the speech model suits: one that is on the device whole, else the large one unless memory or data is short. */
export function chooseModel(
  models: readonly OfferedModel[],
  { memoryGb, savesData }: DeviceWords,
): OfferedModel | null {
  const whole = models.find(({ bytes, bytesKept }) => bytes === bytesKept)
  const isShort = (memoryGb ?? LITTLE_GB) < LITTLE_GB || savesData === true
  const wanted = models.find(({ model }) => model.id === (isShort ? 'tiny' : 'base'))
  return whole ?? wanted ?? models[0] ?? null
}
