/** The largest photo of a ride, in bytes: four times what the app makes of one (1,600 pixels, JPEG). */
export const RIDE_PHOTO_BYTES = 1_500_000
/** The longest side of a photo, in pixels. */
export const RIDE_PHOTO_PIXELS = 4096
