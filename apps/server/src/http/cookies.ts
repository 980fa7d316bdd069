/** `__Host-`: set by this host over https, for this host alone. Where the app runs on plain http, browsers refuse such a name. */
const nameOf = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name)

interface Cookie {
  readonly name: string
  readonly value: string
  readonly lifeS: number
  /** `Lax` only where a navigation from another site must bring it along. */
  readonly sameSite: 'Strict' | 'Lax'
}

const writeCookie = ({ name, value, lifeS, sameSite }: Cookie, isHttps: boolean): string =>
  `${nameOf(name, isHttps)}=${value}; Path=/; Max-Age=${lifeS}; HttpOnly; SameSite=${sameSite}${isHttps ? '; Secure' : ''}`

/** The value of a cookie in a `Cookie` header; of two with one name the first counts, as browsers send the closer one first. */
const readCookie = (header: string | undefined, name: string): string | null => {
  for (const part of (header ?? '').split(';')) {
    const [key = '', ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return null
}

const DAY_S = 86_400
const SESSION = 'bluffline-session'
const LOGIN = 'bluffline-login'

/** The cookie that holds the refresh token; an empty value clears it. */
export const sessionCookie = (token: string, days: number, isHttps: boolean): string =>
  writeCookie({ name: SESSION, value: token, lifeS: token === '' ? 0 : days * DAY_S, sameSite: 'Strict' }, isHttps)

/** The cookie that remembers a way to the sign-in provider until the browser is back; an empty value clears it. */
export const loginCookie = (value: string, lifeS: number, isHttps: boolean): string =>
  writeCookie({ name: LOGIN, value, lifeS: value === '' ? 0 : lifeS, sameSite: 'Lax' }, isHttps)

export const readSessionCookie = (header: string | undefined, isHttps: boolean): string | null =>
  readCookie(header, nameOf(SESSION, isHttps))

export const readLoginCookie = (header: string | undefined, isHttps: boolean): string | null =>
  readCookie(header, nameOf(LOGIN, isHttps))
