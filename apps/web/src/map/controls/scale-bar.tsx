import { scaleOf } from './scale.ts'

export function ScaleBar({ metresPerPixel }: { readonly metresPerPixel: number }) {
  const { text, widthPx } = scaleOf(metresPerPixel, 96)
  return (
    <div role="img" aria-label={`Scale: the bar is ${text} long`} className="map-scale type-figure">
      <span>{text}</span>
      <svg width={widthPx} height={7} aria-hidden>
        <path d={`M1 0V6H${widthPx - 1}V0`} fill="none" stroke="currentColor" strokeWidth={2} />
      </svg>
    </div>
  )
}
