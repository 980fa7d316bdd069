import { useEffect, useRef, useState } from 'react'

/** The width an element has, as the window changes. */
export function useWidthPx(initialPx = 360) {
  const ref = useRef<HTMLDivElement>(null)
  const [widthPx, setWidthPx] = useState(initialPx)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidthPx(Math.round(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, widthPx }
}
