import { useState } from 'react'
import { formatDate } from '@bluffline/core'
import { canKeepBoth } from '../../data/outbox/resolve.ts'
import type { OutboxRow } from '../../data/outbox/outbox-row.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { actionWords, differences, editableFields, isGone, STATE_BADGES } from './sync-words.ts'

export interface RowActions {
  readonly retry: (row: OutboxRow, correction: object) => void
  readonly drop: (row: OutboxRow) => void
  readonly mine: (row: OutboxRow) => void
  readonly theirs: (row: OutboxRow) => void
  readonly both: (row: OutboxRow) => void
}

interface Props {
  readonly row: OutboxRow
  readonly reason: string
  readonly act: RowActions
}

function Versions({ row }: { readonly row: OutboxRow }) {
  if (isGone(row)) return <p className="mt-2 text-small">It was deleted on another device.</p>
  return (
    <table className="mt-2 w-full text-small">
      <thead className="text-left text-caption text-ink-muted">
        <tr>
          <th scope="col">What</th>
          <th scope="col">This phone</th>
          <th scope="col">Other device</th>
        </tr>
      </thead>
      <tbody>
        {differences(row).map(({ field, mine, theirs }) => (
          <tr key={field} className="border-t border-line align-top">
            <th scope="row" className="py-1 pr-3 text-left font-[600]">
              {field}
            </th>
            <td className="py-1 pr-3 break-words">{mine}</td>
            <td className="py-1 break-words">{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ConflictActions({ row, act }: Pick<Props, 'row' | 'act'>) {
  return (
    <>
      <Button onClick={() => act.mine(row)}>Keep this phone’s</Button>
      <Button onClick={() => act.theirs(row)}>Keep the other</Button>
      {canKeepBoth(row) && !isGone(row) && <Button onClick={() => act.both(row)}>Keep both</Button>}
    </>
  )
}

function RefusedActions({ row, act }: Pick<Props, 'row' | 'act'>) {
  const [correction, setCorrection] = useState<Readonly<Record<string, string>> | null>(null)
  const fields = editableFields(row)
  return (
    <>
      {correction !== null && (
        <div className="w-full space-y-3">
          {fields.map(({ field, label, value }) => (
            <TextField
              key={field}
              label={label}
              value={correction[field] ?? value}
              onChange={(event) => setCorrection({ ...correction, [field]: event.target.value })}
            />
          ))}
        </div>
      )}
      {fields.length > 0 && correction === null && (
        <Button icon="pencil" onClick={() => setCorrection({})}>
          Edit
        </Button>
      )}
      <Button icon="refresh" onClick={() => act.retry(row, correction ?? {})}>
        Try again
      </Button>
      <Button tone="quiet" icon="trash" onClick={() => act.drop(row)}>
        Drop
      </Button>
    </>
  )
}

/** One write that is not at the server yet: what it is, why it is here, and what can be done. */
export function WaitingRow({ row, reason, act }: Props) {
  const { tone, icon, text } = STATE_BADGES[row.state]
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 font-[650] break-words">{row.title}</h3>
        <Badge tone={tone} icon={icon}>
          {text}
        </Badge>
      </div>
      <p className="mt-1 text-caption text-ink-muted">
        {actionWords(row)}, {formatDate(row.writtenMs)}
      </p>
      <p className="mt-1 text-small">{reason}</p>
      {row.state === 'conflict' && <Versions row={row} />}
      <div className="mt-2 flex flex-wrap gap-2">
        {row.state === 'conflict' && <ConflictActions row={row} act={act} />}
        {row.state === 'refused' && <RefusedActions row={row} act={act} />}
        {row.state === 'waiting' && row.attempts > 0 && (
          <Button tone="quiet" icon="trash" onClick={() => act.drop(row)}>
            Drop
          </Button>
        )}
      </div>
    </Card>
  )
}
