const MB = 1_000_000

const GB = 1000 * MB

/** `0.4 MB`, `12 MB`, `1.5 GB`; what is hardly anything is `under 0.1 MB`. */
export function sizeWords(bytes: number): string {
  if (bytes < MB / 10) return bytes === 0 ? '0 MB' : 'under 0.1 MB'
  if (bytes >= GB) return `${(bytes / GB).toFixed(1)} GB`
  return `${bytes < 10 * MB ? (bytes / MB).toFixed(1) : Math.round(bytes / MB)} MB`
}
