/** Enough for a screen, a twentieth of what a camera writes. */
const LONGEST_PX = 1600
const QUALITY = 0.82

/**
 * A photo small enough to keep on a phone by the hundred, drawn anew, so that nothing the camera wrote beside the picture (place, device)
 * stays in it. A picture the browser cannot draw is kept as it is.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST_PX / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return drawn ?? file
  } catch {
    return file
  }
}
