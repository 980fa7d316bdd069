import { z } from 'zod'

/**
 * What the server adds to every record a rider keeps. `revision` counts all changes of this rider's records, whatever they are: a higher
 * one is later, and the highest one seen is where the next read of changes begins.
 */
export const envelope = {
  id: z.string(),
  revision: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.null(),
}

/** What is left of a record that was deleted: enough for another device to delete it too. */
export const tombstone = z.strictObject({
  id: z.string(),
  revision: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime(),
})
export type Tombstone = z.infer<typeof tombstone>
