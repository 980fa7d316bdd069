import type { KeptLead } from './repository.ts'

/** A cell that begins so is a formula to a spreadsheet, and a formula can send the sheet away. */
const FORMULA = /^[=+\-@\t\r\n]/

const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** Leads as RFC 4180 CSV, every cell in quotes and none of them a formula. */
export const leadsCsv = (leads: readonly KeptLead[]): string =>
  [
    line(['id', 'email', 'phone', 'consented_at', 'received_at', 'renewed_at']),
    ...leads.map(({ id, email, phone, consentedAt, receivedAt, renewedAt }) =>
      line([id, email, phone ?? '', ...[consentedAt, receivedAt, renewedAt].map((time) => time.toISOString())]),
    ),
  ].join('')
