/** As many bytes as one call of `String.fromCharCode` takes everywhere. */
const STRETCH = 0x8000

export const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += STRETCH) text += String.fromCharCode(...bytes.subarray(at, at + STRETCH))
  return btoa(text)
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter()
  const written = writer.write(bytes).then(() => writer.close())
  const parts: Uint8Array[] = []
  const reader = stream.readable.getReader() as ReadableStreamDefaultReader<Uint8Array>
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value)
  await written
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Base64 of the gzip of a text. */
export const packText = async (text: string): Promise<string> =>
  toBase64(await through(new CompressionStream('gzip'), new TextEncoder().encode(text)))

export const unpackText = async (packed: string): Promise<string> =>
  new TextDecoder().decode(await through(new DecompressionStream('gzip'), fromBase64(packed)))
