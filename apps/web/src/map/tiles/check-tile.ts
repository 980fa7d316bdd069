/** No tile of these services comes near this; an answer that does is something else. */
export const LARGEST_TILE_BYTES = 512 * 1024

const PNG = [0x89, 0x50, 0x4e, 0x47]
const JPEG = [0xff, 0xd8, 0xff]
const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, i) => bytes[i] === byte)

/** Whether the bytes are a picture. Proxies and sign-in pages answer 200 with a page; such an answer must not be kept. */
export function isPicture(data: ArrayBuffer): boolean {
  const head = new Uint8Array(data, 0, Math.min(4, data.byteLength))
  return beginsWith(head, PNG) || beginsWith(head, JPEG)
}
