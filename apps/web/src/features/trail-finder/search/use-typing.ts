import { useCallback, useEffect, useRef, useState } from 'react'

const PAUSE_MS = 180

/** Text as it is typed, handed on after a short pause; follows the value when it is changed from elsewhere. */
export function useTyping(value: string, onValue: (value: string) => void) {
  const [text, setText] = useState(value)
  const handedOn = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (value === handedOn.current) return
    handedOn.current = value
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const handOn = useCallback(
    (next: string) => {
      clearTimeout(timer.current)
      const trimmed = next.trim()
      if (trimmed === handedOn.current) return
      handedOn.current = trimmed
      onValue(trimmed)
    },
    [onValue],
  )
  const type = useCallback(
    (next: string) => {
      setText(next)
      clearTimeout(timer.current)
      if (next === '') handOn('')
      else timer.current = setTimeout(() => handOn(next), PAUSE_MS)
    },
    [handOn],
  )
  /** Puts a text in without waiting, for example when an offer is taken. */
  const put = useCallback(
    (next: string) => {
      setText(next)
      handOn(next)
    },
    [handOn],
  )
  return { text, type, put }
}
