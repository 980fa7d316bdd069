import { useCallback, useRef, useState } from 'react'
import { lineOfDraft } from '../../../data/navigation/line-of-file.ts'
import type { JoinedLine } from '../../../data/navigation/join-parts.ts'
import { runTask, TaskFailure } from '../../../data/rides/work/run-task.ts'

/** A track of a file that can be ridden. */
export interface FileTrack extends JoinedLine {
  readonly name: string
}

export type FileState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly file: string; readonly part: number }
  | { readonly kind: 'refused'; readonly file: string; readonly why: string }
  | { readonly kind: 'read'; readonly file: string; readonly tracks: readonly FileTrack[]; readonly notes: readonly string[] } // prettier-ignore

const NOTHING = 'This file holds no line that could be ridden.'
const BROKEN_OFF = 'Reading this file broke off. It may be larger than this phone can hold.'

async function read(file: File, signal: AbortSignal, onPart: (part: number) => void): Promise<FileState> {
  try {
    const { rides, warnings } = await runTask('importFile', { file, name: file.name }, { signal, onProgress: onPart })
    const tracks = rides.flatMap((draft): FileTrack[] => {
      const joined = lineOfDraft(draft)
      return joined ? [{ ...joined, name: draft.name ?? file.name }] : []
    })
    if (tracks.length === 0) return { kind: 'refused', file: file.name, why: warnings[0] ?? NOTHING }
    return { kind: 'read', file: file.name, tracks, notes: warnings }
  } catch (error) {
    const isForPeople = error instanceof TaskFailure && error.isForPeople
    return { kind: 'refused', file: file.name, why: isForPeople ? error.message : BROKEN_OFF }
  }
}

/** One file at a time, read beside the page; another one takes its place. */
export function useFile() {
  const [state, setState] = useState<FileState>({ kind: 'none' })
  const running = useRef<AbortController | null>(null)
  const take = useCallback((file: File) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const set = (next: FileState) => {
      if (running.current === controller) setState(next)
    }
    set({ kind: 'reading', file: file.name, part: 0 })
    void read(file, controller.signal, (part) => set({ kind: 'reading', file: file.name, part })).then(set)
  }, [])
  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    setState({ kind: 'none' })
  }, [])
  return { state, take, cancel }
}
