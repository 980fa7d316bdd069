import { readTrackFile } from '@bluffline/interchange'
import { digestRide } from '../digest.ts'
import { editRide, joinRides } from '../edit-ride.ts'
import { exportRide } from '../export-ride.ts'
import { ridesOfFile, type ImportedFile } from '../import-file.ts'

/** `part` is 0…1. */
type Progress = (part: number) => void

/** Not every browser can walk over a stream. */
const chunksOf = async function* (file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

const importFile = async (
  { file, name }: { readonly file: Blob; readonly name: string },
  onProgress: Progress,
): Promise<ImportedFile> => {
  const onBytes = (bytesRead: number) => onProgress(file.size === 0 ? 1 : bytesRead / file.size)
  return ridesOfFile(await readTrackFile(chunksOf(file), { onProgress: onBytes }), name)
}

/** Work on whole tracks, which may hold a million points: done beside the page, so that nothing on it stands still. */
export const TASKS = {
  importFile,
  digest: (input: Parameters<typeof digestRide>[0]) => digestRide(input),
  export: ([ride, format]: Parameters<typeof exportRide>) => exportRide(ride, format),
  edit: ([whole, edit]: Parameters<typeof editRide>) => editRide(whole, edit),
  join: (wholes: Parameters<typeof joinRides>[0]) => joinRides(wholes),
} as const

export type TaskName = keyof typeof TASKS
export type TaskInput<K extends TaskName> = Parameters<(typeof TASKS)[K]>[0]
export type TaskOutput<K extends TaskName> = Awaited<ReturnType<(typeof TASKS)[K]>>
