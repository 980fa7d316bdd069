import { failure, type Result, success } from './result.ts'

/** Where a page of a catalogue list begins. It belongs to one catalogue: another one may order differently. */
export const writeCursor = (version: string, offset: number): string =>
  Buffer.from(`${offset}:${version}`).toString('base64url')

/** The offset in a cursor, 0 where there is none. */
export const readCursor = (cursor: string | undefined, version: string): Result<number, 'bad_request'> => {
  if (cursor === undefined) return success(0)
  const [, offset, of] = /^(\d{1,9}):(.+)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (of !== version) {
    return failure('bad_request', 'The parameter "cursor" is not of this list as it is now. Start again without it.')
  }
  return success(Number(offset))
}

export interface Page<T> {
  readonly rows: readonly T[]
  /** Offset of the next page, null on the last one. */
  readonly nextOffset: number | null
}

export const pageOf = <T>(rows: readonly T[], offset: number, limit: number | undefined): Page<T> => {
  if (limit === undefined) return { rows: offset === 0 ? rows : rows.slice(offset), nextOffset: null }
  const end = offset + limit
  return { rows: rows.slice(offset, end), nextOffset: end < rows.length ? end : null }
}
