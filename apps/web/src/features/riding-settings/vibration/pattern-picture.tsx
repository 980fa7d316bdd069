import { hapticLengthMs } from './pattern-length.ts'

/** Milliseconds for each unit of the drawing. */
const SCALE = 10

/** A pattern as it is felt, from left to right: bars are vibration, gaps are pauses. */
export function PatternPicture({ pattern }: { readonly pattern: readonly number[] }) {
  const starts = pattern.map((_, i) => pattern.slice(0, i).reduce((sum, ms) => sum + ms, 0))
  return (
    <svg
      viewBox={`0 0 ${hapticLengthMs(pattern) / SCALE} 12`}
      preserveAspectRatio="none"
      aria-hidden
      className="h-3 w-full max-w-40 fill-accent-text"
    >
      {pattern.map(
        (ms, i) => i % 2 === 0 && <rect key={i} x={(starts[i] ?? 0) / SCALE} width={ms / SCALE} height="12" rx="1.5" />,
      )}
    </svg>
  )
}
