import type { ErrorCode } from '@bluffline/contract'

/** An answer that was no success. `message` is the status code, a colon and the body, or the status text where the body is empty. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.status = status
  }

  /** The code and the sentence of an answer of our own server, with its version of what a conflict is about; null for anything else. */
  get answer(): { readonly code: ErrorCode; readonly message: string; readonly current?: unknown } | null {
    try {
      const body: unknown = JSON.parse(this.message.slice(this.message.indexOf(':') + 1))
      const known = typeof body === 'object' && body !== null && 'code' in body && 'message' in body
      return known ? (body as { code: ErrorCode; message: string }) : null
    } catch {
      return null
    }
  }
}

export const textOfFailure = async (response: Response): Promise<string> => {
  const body = await response.text().catch(() => '')
  return body === '' ? response.statusText : body
}
