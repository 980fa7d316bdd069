/** What a service answers: a value, or one of its codes with a sentence for the person who asked. */
export type Result<T, C extends string> = Success<T> | Failure<C>

interface Success<T> {
  readonly ok: true
  readonly value: T
}

/** What a failure says beside its sentence. */
interface Aside {
  /** The server's version of what was to be changed. */
  readonly current?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface Failure<C extends string> extends Aside {
  readonly ok: false
  readonly code: C
  readonly message: string
}

export const success = <T>(value: T): Success<T> => ({ ok: true, value })
export const failure = <const C extends string>(code: C, message: string, aside: Aside = {}): Failure<C> => ({
  ok: false,
  code,
  message,
  ...aside,
})
