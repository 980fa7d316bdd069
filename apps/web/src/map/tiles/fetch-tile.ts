import { isPicture, LARGEST_TILE_BYTES } from './check-tile.ts'

const refuse = async (answer: Response, why: string): Promise<never> => {
  await answer.body?.cancel()
  throw new Error(`The tile server gave ${why}`)
}

/** Fetches a tile, and throws for anything that is not a picture of a sensible size. */
export async function fetchTile(address: string, send: typeof fetch, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await send(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!answer.ok) return refuse(answer, `status ${answer.status}`)
  if (Number(answer.headers.get('content-length') ?? 0) > LARGEST_TILE_BYTES) return refuse(answer, 'too much')
  const data = await answer.arrayBuffer()
  if (data.byteLength > LARGEST_TILE_BYTES) throw new Error('The tile server gave too much')
  if (!isPicture(data)) throw new Error('The tile server gave no picture')
  return data
}
