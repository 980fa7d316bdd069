import { useState } from 'react'
import { failureWords } from '../../../data/session/sign-in.ts'
import { useToast } from '../../../ui/toast.tsx'

/** Runs a call about the account: one at a time, with words for its end. Answers whether it went well. */
export function useAccountCall() {
  const { show } = useToast()
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      await work()
      show({ title: done, tone: 'ok' })
      return true
    } catch (error) {
      show({ title: 'Not done', description: failureWords(error, 'The server could not do it.'), tone: 'danger' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
