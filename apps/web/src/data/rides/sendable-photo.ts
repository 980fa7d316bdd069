import { RIDE_PHOTO_BYTES } from '@bluffline/contract'
import type { RidePhotoRow } from './ride-rows.ts'

/** Whether other devices can have it: a picture as this app draws one. What the browser could not draw stays where it was taken. */
export const isSendable = ({ image }: Pick<RidePhotoRow, 'image'>): boolean =>
  image.type === 'image/jpeg' && image.size <= RIDE_PHOTO_BYTES
