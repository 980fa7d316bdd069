import { planTrips, type LoopWish } from './loop-plan.ts'

addEventListener('message', ({ data }: MessageEvent<LoopWish>) => postMessage(planTrips(data)))
