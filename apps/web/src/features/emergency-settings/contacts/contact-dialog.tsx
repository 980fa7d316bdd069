import type { ContactRole } from '@bluffline/contract'
import { useState, type FormEvent } from 'react'
import {
  keepContact,
  PRIORITIES,
  PRIORITY_WORDS,
  type ContactDraft,
  type KeptContact,
} from '../../../data/emergency/contacts/emergency-contacts.ts'
import { newKey } from '../../../data/trail-reports/new-key.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const EMPTY: ContactDraft = { name: '', relation: '', role: 'contact', phone: '', email: '', priority: 'high' }

const ROLES: readonly { readonly value: ContactRole; readonly label: string }[] = [
  { value: 'contact', label: 'Is told in an emergency' },
  { value: 'drill', label: 'Is told of drills only' },
  { value: 'self', label: 'That is me: I see drills and am asked first when a ride is overdue' },
]

type Problems = Partial<Record<'name' | 'phone' | 'email', string>>

/** As the server will judge it, said while it can be mended. */
function problemsOf({ name, phone, email }: ContactDraft): Problems {
  const digits = phone.replaceAll(/\D/g, '').length
  return {
    ...(name.trim() === '' && { name: 'Say who it is.' }),
    ...(phone.trim() === '' && email.trim() === '' && { phone: 'Give a phone number or an e-mail address.' }),
    ...(phone.trim() !== '' && (digits < 8 || digits > 15) && { phone: 'A number such as 479-555-0142.' }),
    ...(email.trim() !== '' &&
      !/^\S+@\S+\.\S+$/.test(email.trim()) && { email: 'An address such as name@example.org.' }),
  }
}

interface Props {
  readonly contact: KeptContact | null
  readonly hasSelf: boolean
  readonly onClose: () => void
  /** It is kept on the device. */
  readonly onKept: () => void
}

/** Adds somebody or changes them; from the phone's own address book where the browser may look. */
export function ContactDialog({ contact, hasSelf, onClose, onKept }: Props) {
  const { storage, contactPicker } = usePorts()
  const [draft, setDraft] = useState<ContactDraft>(contact ?? EMPTY)
  const [isTried, setTried] = useState(false)
  const change = (part: Partial<ContactDraft>) => setDraft((before) => ({ ...before, ...part }))
  const problems = isTried ? problemsOf(draft) : {}
  const pick = async () => {
    const picked = await contactPicker.pick()
    if (picked) change({ name: picked.name, phone: picked.phone ?? '', email: picked.email ?? '' })
  }
  const keep = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problemsOf(draft)).length > 0) return
    const { name, relation, role, phone, email, priority } = draft
    const whole = { name: name.trim(), relation: relation.trim(), role, phone: phone.trim(), email: email.trim(), priority } // prettier-ignore
    keepContact(storage, contact?.id ?? newKey(), whole)
    onKept()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={contact ? `Change ${contact.name}` : 'Add a contact'}>
      <form onSubmit={keep} noValidate className="space-y-4">
        {contactPicker.isSupported() && (
          <Button icon="person" size="comfortable" onClick={() => void pick()}>
            Choose from my phone
          </Button>
        )}
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={80}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
          {...(problems.name && { error: problems.name })}
        />
        <TextField
          label="Who they are to you (optional)"
          placeholder="Wife, riding buddy …"
          maxLength={60}
          value={draft.relation}
          onChange={(event) => change({ relation: event.target.value })}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="off"
          value={draft.phone}
          onChange={(event) => change({ phone: event.target.value })}
          {...(problems.phone && { error: problems.phone })}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
          {...(problems.email && { error: problems.email })}
        />
        <SelectField
          label="Is told"
          options={ROLES.filter(({ value }) => value !== 'self' || !hasSelf)}
          value={draft.role}
          onValue={(role) => change({ role })}
        />
        {draft.role === 'contact' && (
          <ChoiceField
            legend="Order"
            hint="For alerts that do not go to everybody."
            options={PRIORITIES.map((value) => ({ value, label: PRIORITY_WORDS[value] }))}
            value={draft.priority}
            onValue={(priority) => change({ priority })}
          />
        )}
        <p className="text-caption text-ink-muted">
          Where the server can write to them, they get one message with a link to agree or to refuse. Until they agree,
          it alerts them of nothing. Your own message app works without.
        </p>
        <div className="flex justify-end gap-3">
          <Button size="comfortable" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="primary" size="comfortable" type="submit">
            Keep
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
