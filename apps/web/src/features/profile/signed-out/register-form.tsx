import { PASSWORD_LENGTH, registration, VEHICLE_TYPES, type VehicleType } from '@bluffline/contract'
import { useState } from 'react'
import { useMyVehicle } from '../../../data/vehicle/use-my-vehicle.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { SignInForm } from './use-sign-in.ts'
import { VEHICLE_TYPE_OF, VEHICLE_TYPE_WORDS } from './vehicle-type-words.ts'

const EMPTY = { username: '', email: '', password: '' }
type Field = keyof typeof EMPTY
type Problems = Partial<Record<Field, string>>

/** The rules are worded to follow these. */
const LABELS = { username: 'The username', password: 'The password' } as const
const EMAIL_WORDS = 'Enter an e-mail address such as rider@example.org.'

const wordsFor = (field: Field, rule: string): string => (field === 'email' ? EMAIL_WORDS : `${LABELS[field]} ${rule}.`)

const problemsIn = (values: typeof EMPTY & { vehicleType: VehicleType }): Problems => {
  const result = registration.safeParse(values)
  const problems: Problems = {}
  for (const { path, message } of result.error?.issues ?? []) {
    const field = path[0] as Field
    if (field in EMPTY) problems[field] ??= wordsFor(field, message)
  }
  return problems
}

export function RegisterForm({ isBusy, register }: SignInForm) {
  const [values, setValues] = useState(EMPTY)
  const [vehicleType, setVehicleType] = useState<VehicleType>(VEHICLE_TYPE_OF[useMyVehicle().vehicle.use])
  const [isTried, setTried] = useState(false)
  const problems = isTried ? problemsIn({ ...values, vehicleType }) : {}
  const submit = () => {
    setTried(true)
    const result = registration.safeParse({ ...values, vehicleType })
    if (result.success) register(result.data)
  }
  const field = (name: Field) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    ...(problems[name] !== undefined && { error: problems[name] }),
  })
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField label="E-mail" type="email" autoComplete="email" {...field('email')} />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH.min} characters.`}
        {...field('password')}
      />
      <SelectField
        label="What do you ride?"
        options={VEHICLE_TYPES.map((value) => ({ value, label: VEHICLE_TYPE_WORDS[value] }))}
        value={vehicleType}
        onValue={setVehicleType}
      />
      <Button type="submit" tone="primary" size="outdoor" busy={isBusy} className="w-full">
        Create account
      </Button>
    </form>
  )
}
