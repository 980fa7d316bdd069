import type { Registration, User } from '@bluffline/contract'
import { useState } from 'react'
import {
  failureWords,
  REDIRECT_DELAY_MS,
  signIn,
  signUp,
  takeReturnPath,
  type SignInWords,
} from '../../../data/session/sign-in.ts'
import { rememberChoice } from '../../../data/sync/claim-at-sign-in.ts'
import { usePorts } from '../../../platform/ports.ts'
import { useToast } from '../../../ui/toast.tsx'

interface Wording {
  readonly done: string
  readonly welcome: (user: User) => string
  readonly failed: string
  readonly otherwise: string
}

const LOGIN: Wording = {
  done: 'Login Successful',
  welcome: ({ username }) => `Welcome back, ${username}!`,
  failed: 'Login Failed',
  otherwise: 'Invalid username or password',
}
const REGISTRATION: Wording = {
  done: 'Registration Successful',
  welcome: ({ username }) => `Welcome to Bluffline, ${username}!`,
  failed: 'Registration Failed',
  otherwise: 'Please check your information and try again',
}

export interface SignInForm {
  /** Under way, or done and about to leave the page: nothing is sent twice. */
  readonly isBusy: boolean
  readonly logIn: (words: SignInWords) => void
  readonly register: (registration: Registration) => void
}

/** Signs in or up, says what became of it, and leaves by a full page load half a second after success. */
export function useSignIn(bringAlong: boolean): SignInForm {
  const ports = usePorts()
  const { show } = useToast()
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<User>, words: Wording) => {
    if (isBusy) return
    setBusy(true)
    rememberChoice(ports.storage, bringAlong)
    try {
      const user = await work()
      show({ title: words.done, description: words.welcome(user), tone: 'ok' })
      setTimeout(() => ports.page.load(takeReturnPath(ports, location.origin)), REDIRECT_DELAY_MS)
    } catch (error) {
      setBusy(false)
      show({ title: words.failed, description: failureWords(error, words.otherwise), tone: 'danger' })
    }
  }
  return {
    isBusy,
    logIn: (words) => void run(() => signIn(ports, words), LOGIN),
    register: (registration) => void run(() => signUp(ports, registration), REGISTRATION),
  }
}
