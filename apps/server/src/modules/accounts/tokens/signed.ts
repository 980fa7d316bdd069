import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { SigningKeys } from './signing-keys.ts'

const ISSUER = 'bluffline'
const ALGORITHM = 'HS256'

/** What a token is for; one made for one purpose is refused for another. */
type Purpose = 'access' | 'provider-login'

/** Signed statements of ours that come back from the browser. */
export interface SignedTokens {
  readonly sign: (purpose: Purpose, claims: JWTPayload, lifeS: number) => Promise<string>
  /** What a token says; null where it is not ours, not for this, changed, or over. */
  readonly read: (purpose: Purpose, token: string) => Promise<JWTPayload | null>
}

class UnknownKey extends Error {}

export const createSignedTokens = (keys: SigningKeys, now: () => Date): SignedTokens => ({
  sign: async (purpose, claims, lifeS) => {
    const { id, secret } = await keys.newest()
    const atS = Math.floor(now().getTime() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: id })
      .setIssuer(ISSUER)
      .setAudience(purpose)
      .setIssuedAt(atS)
      .setExpirationTime(atS + lifeS)
      .sign(secret)
  },
  read: async (purpose, token) => {
    try {
      const secretOf = async ({ kid = '' }: { kid?: string | undefined }) => {
        const key = await keys.byId(kid)
        if (!key) throw new UnknownKey()
        return key.secret
      }
      const options = { algorithms: [ALGORITHM], issuer: ISSUER, audience: purpose, currentDate: now() }
      return (await jwtVerify(token, secretOf, options)).payload
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof UnknownKey) return null
      throw error
    }
  },
})
