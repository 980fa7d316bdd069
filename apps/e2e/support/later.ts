// Loaded into a server before its own code (`node --import`): whoever started it can say that it is later. The clock moves on by
// that much, and what the server repeats at least as often runs at once.
interface Later {
  readonly laterMs: number
}

const RealDate = Date
const realNow = RealDate.now.bind(RealDate)
let aheadMs = 0
const now = () => realNow() + aheadMs

RealDate.now = now
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
})

const realSetInterval = setInterval
const realClearInterval = clearInterval
const repeated = new Map<unknown, { readonly run: () => void; readonly periodMs: number }>()

globalThis.setInterval = ((run: () => void, periodMs = 0) => {
  const timer = realSetInterval(run, periodMs)
  repeated.set(timer, { run, periodMs })
  return timer
}) as typeof setInterval
globalThis.clearInterval = ((timer: Parameters<typeof clearInterval>[0]) => {
  repeated.delete(timer)
  realClearInterval(timer)
}) as typeof clearInterval

process.on('message', ({ laterMs }: Later) => {
  aheadMs += laterMs
  for (const { run, periodMs } of repeated.values()) if (periodMs <= laterMs) run()
})
// Listening must not keep the server alive.
process.channel?.unref()
