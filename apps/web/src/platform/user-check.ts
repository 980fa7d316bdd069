/** Asks the phone whether its owner holds it: fingerprint, face or PIN. Nothing leaves the phone and no server is asked. */
export interface UserCheckPort {
  readonly isSupported: () => Promise<boolean>
  /** True when the phone says so. The first time it makes a key for this app. */
  readonly confirm: () => Promise<boolean>
}

interface Parts {
  readonly credentials: Partial<Pick<CredentialsContainer, 'create' | 'get'>> | undefined
  readonly canCheck: () => Promise<boolean>
  readonly host: string
  readonly read: () => string | null
  readonly write: (id: string) => void
}

const random = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32))
const toText = (id: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(id)))
const fromText = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

const make = async ({ credentials, host, write }: Parts): Promise<boolean> => {
  const made = await credentials?.create?.({
    publicKey: {
      challenge: random(),
      rp: { name: 'Bluffline', id: host },
      user: { id: random(), name: 'medical-card', displayName: 'Medical card' },
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
    },
  })
  if (!made) return false
  write(toText((made as PublicKeyCredential).rawId))
  return true
}

const ask = async ({ credentials, host }: Parts, id: string): Promise<boolean> =>
  (await credentials?.get?.({
    publicKey: {
      challenge: random(),
      rpId: host,
      userVerification: 'required',
      allowCredentials: [{ type: 'public-key', id: fromText(id) }],
    },
  })) != null

export const createUserCheck = (parts: Parts): UserCheckPort => ({
  isSupported: () => parts.canCheck().catch(() => false),
  confirm: async () => {
    try {
      const id = parts.read()
      return id === null ? await make(parts) : await ask(parts, id)
    } catch {
      return false
    }
  },
})

export const browserUserCheck = (read: Parts['read'], write: Parts['write']): UserCheckPort =>
  createUserCheck({
    credentials: navigator.credentials as CredentialsContainer | undefined,
    canCheck: async () =>
      typeof PublicKeyCredential === 'function' &&
      (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()),
    host: location.hostname,
    read,
    write,
  })
