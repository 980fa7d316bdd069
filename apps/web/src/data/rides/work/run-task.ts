import type { WorkerMessage } from './messages.ts'
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts'

/** Work that did not come to an end. `isForPeople`: the message is a sentence for whoever picked the file. */
export class TaskFailure extends Error {
  override readonly name = 'TaskFailure'
  readonly isForPeople: boolean
  constructor(message: string, isForPeople: boolean) {
    super(message)
    this.isForPeople = isForPeople
  }
}

interface Options {
  readonly signal?: AbortSignal
  /** 0…1 */
  readonly onProgress?: (part: number) => void
}

/** A browser without workers does the work in the page. */
async function inThePage<K extends TaskName>(name: K, input: TaskInput<K>, { onProgress = () => {} }: Options) {
  const { TASKS } = await import('./tasks.ts')
  const task = TASKS[name] as (input: unknown, onProgress: (part: number) => void) => unknown
  try {
    return (await task(input, onProgress)) as TaskOutput<K>
  } catch (error) {
    const isForPeople = error instanceof Error && error.name === 'FileError'
    throw new TaskFailure(error instanceof Error ? error.message : String(error), isForPeople)
  }
}

const inAWorker = <K extends TaskName>(name: K, input: TaskInput<K>, { signal, onProgress }: Options) =>
  new Promise<TaskOutput<K>>((resolve, reject) => {
    const worker = new Worker(new URL('./ride-worker.ts', import.meta.url), { type: 'module' })
    const end = () => {
      worker.terminate()
      signal?.removeEventListener('abort', cancel)
    }
    const fail = (failure: TaskFailure) => {
      end()
      reject(failure)
    }
    const cancel = () => fail(new TaskFailure('Cancelled.', false))
    signal?.addEventListener('abort', cancel)
    worker.onerror = () => fail(new TaskFailure('The work on this ride broke off.', false))
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'progress') return onProgress?.(data.part)
      if (data.kind === 'failed') return fail(new TaskFailure(data.message, data.isForPeople))
      end()
      return resolve(data.output as TaskOutput<K>)
    }
    worker.postMessage({ name, input })
  })

/** Does work on a whole track beside the page. A signal that aborts ends it at once. */
export const runTask = <K extends TaskName>(
  name: K,
  input: TaskInput<K>,
  options: Options = {},
): Promise<TaskOutput<K>> =>
  typeof Worker === 'function' ? inAWorker(name, input, options) : inThePage(name, input, options)
