import { z } from 'zod'
import { deviceTimeMs } from '../text.ts'
import { RIDE_PHOTO_BYTES } from './ride-photo-limits.ts'

const BASE64_CHARS = 4
const BASE64_BYTES = 3

/** A photo of a ride, without the picture. `waypointId`: the marked place of the ride that it belongs to. */
export const ridePhotoFields = {
  photoId: z.uuid(),
  rideId: z.string().regex(/^[A-Za-z0-9._-]{1,100}$/, 'is not the id of a ride'),
  waypointId: z.string().max(100),
  takenMs: deviceTimeMs,
}

/** The picture: base64 of a JPEG. What else a camera writes into one, such as the place, is taken out of it. Only `GET /api/ride-photos/:id` gives it. */
export const ridePhotoBody = {
  image: z
    .string()
    .max((RIDE_PHOTO_BYTES / BASE64_BYTES) * BASE64_CHARS)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be base64'),
}
