/** On or off. */
export interface Toggle {
  readonly kind: 'toggle'
  readonly initial: boolean
  readonly label: string
  readonly help: string
}
/** One of a few. */
export interface Choice<T extends string> {
  readonly kind: 'choice'
  readonly initial: T
  readonly options: Readonly<Record<T, string>>
  readonly label: string
  readonly help: string
}
/** A number between two bounds, both allowed. `unit` stands behind it on screen. */
export interface Amount {
  readonly kind: 'amount'
  readonly initial: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit: string
  readonly label: string
  readonly help: string
}
export type Setting = Toggle | Choice<string> | Amount

/** A group of settings by name: one table that gives the type, the defaults, the check of what was stored, and the screen. */
export type SettingTable = Readonly<Record<string, Setting>>

type ValueOf<S extends Setting> = S extends Toggle
  ? boolean
  : S extends Amount
    ? number
    : S extends Choice<infer T>
      ? T
      : never

/** The values of a table. */
export type SettingValues<T extends SettingTable> = { readonly [K in keyof T]: ValueOf<T[K]> }

export const toggle = (initial: boolean, label: string, help: string): Toggle => ({
  kind: 'toggle',
  initial,
  label,
  help,
})

export const choice = <const T extends string>(initial: NoInfer<T>, options: Readonly<Record<T, string>>, text: readonly [label: string, help: string]): Choice<T> =>
  ({ kind: 'choice', initial, options, label: text[0], help: text[1] }) // prettier-ignore

export const amount = (initial: number, range: Pick<Amount, 'min' | 'max' | 'step' | 'unit'>, text: readonly [label: string, help: string]): Amount =>
  ({ kind: 'amount', initial, ...range, label: text[0], help: text[1] }) // prettier-ignore

const accepts = (setting: Setting, value: unknown): boolean => {
  if (setting.kind === 'toggle') return typeof value === 'boolean'
  if (setting.kind === 'choice') return typeof value === 'string' && Object.hasOwn(setting.options, value)
  return typeof value === 'number' && value >= setting.min && value <= setting.max
}

/**
 * Values from something stored, which may be old, foreign or damaged: every field that does not fit its setting takes its initial value,
 * fields no setting knows are dropped. Never throws.
 */
export const readSettings = <T extends SettingTable>(table: T, stored: unknown): SettingValues<T> => {
  const known: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {}
  const entries = Object.entries(table).map(([name, setting]) => [
    name,
    accepts(setting, known[name]) ? known[name] : setting.initial,
  ])
  // Every name of the table is there, each with a value its setting accepts.
  return Object.fromEntries(entries) as SettingValues<T>
}
