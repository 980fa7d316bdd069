/** How speech becomes text. */
export type TalkWay = 'realtime' | 'offline' | 'browser'

export interface TalkMeans {
  readonly isOnline: boolean
  /** Somebody is signed in, and the server has not said that there is no realtime service. */
  readonly hasRealtime: boolean
  readonly isEngineReady: boolean
  readonly hasRecognition: boolean
}

/**
 * The ways to try, in order. With a network the realtime service, and where that fails the engine on this device; with none the engine;
 * and where there is neither, the browser's own recognition.
 */
export function waysToTalk({ isOnline, hasRealtime, isEngineReady, hasRecognition }: TalkMeans): readonly TalkWay[] {
  const offline: readonly TalkWay[] = isEngineReady ? ['offline'] : []
  if (isOnline && hasRealtime) return ['realtime', ...offline]
  if (isEngineReady) return offline
  return hasRecognition ? ['browser'] : []
}
