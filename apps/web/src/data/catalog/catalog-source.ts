import type { Endpoint } from '@bluffline/contract'
import type { z } from 'zod'
import type { CatalogStore } from '../db/database.ts'

export interface Identified {
  readonly id: string
}

/** A list of the server of which the device keeps a copy. */
export interface CatalogSource<T extends Identified> {
  /** The path, which is also the query key and the key of the copy's age. */
  readonly key: Endpoint['path']
  readonly store: CatalogStore
  /** Of one record: of an answer, and of the copy, which an older version of the app may have written. */
  readonly schema: z.ZodType<T>
  /** The records inside an answer that is more than a list. */
  readonly unwrap?: (answer: unknown) => unknown
}

/** Gives the source back with its record type, taken from the schema. */
export const defineSource = <T extends Identified>(source: CatalogSource<T>): CatalogSource<T> => source
