import { FileError } from '@bluffline/interchange'
import type { WorkerMessage } from './messages.ts'
import { TASKS, type TaskName } from './tasks.ts'

const say = (message: WorkerMessage) => postMessage(message)
/** A hundred steps are a smooth bar; more would only cost. */
const STEPS = 100

addEventListener('message', async ({ data }: MessageEvent<{ readonly name: TaskName; readonly input: unknown }>) => {
  let said = -1
  const onProgress = (part: number) => {
    if (Math.floor(part * STEPS) === said) return
    said = Math.floor(part * STEPS)
    say({ kind: 'progress', part })
  }
  try {
    const task = TASKS[data.name] as (input: unknown, onProgress: (part: number) => void) => unknown
    say({ kind: 'done', output: await task(data.input, onProgress) })
  } catch (error) {
    say({
      kind: 'failed',
      message: error instanceof Error ? error.message : String(error),
      isForPeople: error instanceof FileError,
    })
  }
})
