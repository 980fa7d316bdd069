export interface PickedContact {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
}

/** The phone's own address book, one person at a time, as Android's Chromium offers it. Nobody else's data is read. */
export interface ContactPickerPort {
  readonly isSupported: () => boolean
  /** Null where the rider chose nobody. */
  readonly pick: () => Promise<PickedContact | null>
}

interface Picker {
  readonly select: (properties: readonly string[], options: { readonly multiple: boolean }) => Promise<readonly Entry[]>
}

type Entry = Partial<Record<'name' | 'tel' | 'email', readonly string[]>>

const toContact = ({ name = [], tel = [], email = [] }: Entry): PickedContact => ({
  name: name[0] ?? '',
  phone: tel[0] ?? null,
  email: email[0] ?? null,
})

export const createContactPicker = (nav: Navigator): ContactPickerPort => {
  const { contacts } = nav as Navigator & { readonly contacts?: Partial<Picker> }
  return {
    isSupported: () => typeof contacts?.select === 'function',
    pick: async () => {
      try {
        const chosen = await contacts?.select?.(['name', 'tel', 'email'], { multiple: false })
        return chosen?.[0] ? toContact(chosen[0]) : null
      } catch {
        return null
      }
    },
  }
}
