/** A success that says something in its headers too: a cookie, the next page, another address to go to. */
export class Outward<T> {
  readonly value: T
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly status: number

  constructor(value: T, headers: Readonly<Record<string, string | string[]>>, status = 200) {
    this.value = value
    this.headers = headers
    this.status = status
  }
}
