/** Codes of the browser that mean the microphone, in words of ours; every other code is shown as it is. */
const MICROPHONE: Readonly<Record<string, string>> = {
  'audio-capture': 'No microphone found. Please connect a microphone and try again.',
  'not-allowed': 'Microphone access denied. Please allow microphone access in your browser settings.',
  'service-not-allowed': 'Microphone access denied. Please allow microphone access in your browser settings.',
}

/** What the browser's recognition failed with, as the rider reads it. */
export const recognitionProblem = (code: string): string =>
  `Error: ${code}${code in MICROPHONE ? `. ${MICROPHONE[code] ?? ''}` : ''}`
