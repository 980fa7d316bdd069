/** A compass needle that stays on north while the map turns. */
export function Needle({ bearingDeg }: { readonly bearingDeg: number }) {
  return (
    <svg width={26} height={26} viewBox="-12 -12 24 24" aria-hidden>
      <g transform={`rotate(${-bearingDeg})`}>
        <path d="M0-11 4.5 0h-9Z" className="fill-danger" />
        <path d="M0 11 4.5 0h-9Z" className="fill-ink-muted" />
      </g>
    </svg>
  )
}
