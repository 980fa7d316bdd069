import { LEAD_PHONE_LENGTH, LEAD_WORDS } from '@bluffline/contract'

export interface LeadFields {
  readonly email: string
  readonly phone: string
}

export type LeadProblems = Partial<Record<keyof LeadFields, string>>

/** The rule of the server's schema, without the library: the first page comes before it. A test holds the two together. */
const EMAIL = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const LONGEST_EMAIL = 254
const NOT_TEXT = /[\u0000-\u001f\u007f]|\p{Surrogate}/u

/** What is wrong with the fields, in the agreed words; nothing where they can be sent. */
export function problemsOf({ email, phone }: LeadFields): LeadProblems {
  const [address, number] = [email.trim(), phone.trim()]
  const isEmail = EMAIL.test(address) && address.length <= LONGEST_EMAIL
  const { min, max } = LEAD_PHONE_LENGTH
  const isPhone = number === '' || (number.length >= min && number.length <= max && !NOT_TEXT.test(number))
  return { ...(!isEmail && { email: LEAD_WORDS.email }), ...(!isPhone && { phone: LEAD_WORDS.phone }) }
}
