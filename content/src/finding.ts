/** Something wrong with the content: where, by which rule, and what. */
export interface Finding {
  readonly file: string
  readonly record: string
  readonly rule: string
  readonly message: string
}

export const formatFinding = ({ file, record, rule, message }: Finding): string =>
  `${file} · ${record} · ${rule}: ${message}`
