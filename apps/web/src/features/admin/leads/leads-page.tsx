import { deleteUserLead, exportUserLeads, LEAD_KEPT_MONTHS, listUserLeads, type KeptLead } from '@bluffline/contract'
import { formatDate } from '@bluffline/core'
import { useState } from 'react'
import { arkansasDay } from '../../../data/today/arkansas-day.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { AdminSkeleton, AdminsOnly } from '../admins-only.tsx'
import { useAdminAct, useAdminList } from '../use-admin-list.ts'

interface RowProps {
  readonly lead: KeptLead
  readonly onDelete: () => void
}

function Lead({ lead, onDelete }: RowProps) {
  const { email, phone, consentedAt, receivedAt, renewedAt } = lead
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-[650] wrap-anywhere">{email}</p>
        <p className="text-small">{phone ?? <span className="text-ink-muted">No phone number</span>}</p>
        <p className="mt-1 text-caption text-ink-muted">
          Agreed {formatDate(consentedAt)}, received {formatDate(receivedAt)}
          {renewedAt !== receivedAt && `, left again ${formatDate(renewedAt)}`}
        </p>
      </div>
      <Button tone="quiet" icon="trash" aria-label={`Delete ${email}`} onClick={onDelete}>
        Delete
      </Button>
    </Card>
  )
}

interface AskProps {
  readonly lead: KeptLead
  readonly isBusy: boolean
  readonly onYes: () => void
  readonly onClose: () => void
}

function AskDelete({ lead, isBusy, onYes, onClose }: AskProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete this address?"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button tone="danger" icon="trash" busy={isBusy} onClick={onYes}>
            Delete for good
          </Button>
        </>
      }
    >
      <p>
        <b className="font-[650] wrap-anywhere">{lead.email}</b>
        {lead.phone !== null && ` and the number ${lead.phone}`} are deleted from the server at once. They cannot be
        brought back.
      </p>
    </Dialog>
  )
}

function Leads() {
  const { http, download, clock } = usePorts()
  const { data: leads, error, isFetching, again } = useAdminList(listUserLeads, (calls, signal) => calls.call(listUserLeads, { signal })) // prettier-ignore
  const { isBusy, act } = useAdminAct()
  const [asked, setAsked] = useState<KeptLead | null>(null)
  const save = async () => {
    const content = await http.file(exportUserLeads.path)
    download.save({ name: `bluffline-leads-${arkansasDay(clock.now())}.csv`, mediaType: 'text/csv', content })
  }
  const remove = async ({ id }: KeptLead) => {
    await http.call(deleteUserLead, { params: { id } })
    setAsked(null)
    await again()
  }
  if (error)
    return (
      <ErrorPanel
        title="The leads could not be read"
        message="They are on the server alone. Check your connection and try again."
        onRetry={() => void again()}
        retrying={isFetching}
      />
    )
  if (leads === undefined) return <AdminSkeleton />
  if (leads.length === 0) return <EmptyState icon="mail" title="Nobody has left an address" />
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 flex-1 type-label text-ink-muted">
          <span role="status">
            {leads.length} {leads.length === 1 ? 'address' : 'addresses'}
          </span>
        </h2>
        <Button icon="download" busy={isBusy && asked === null} onClick={() => void act(save)}>
          Export as CSV
        </Button>
      </div>
      <ul aria-label="Leads" className="space-y-2.5">
        {leads.map((lead) => (
          <Lead key={lead.id} lead={lead} onDelete={() => setAsked(lead)} />
        ))}
      </ul>
      {asked !== null && (
        <AskDelete
          lead={asked}
          isBusy={isBusy}
          onYes={() => void act(() => remove(asked))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** `/admin/leads` */
export function Page() {
  return (
    <AdminsOnly
      title="Leads"
      lead={`Addresses people left at the welcome, newest first. One that is not left again goes by itself after ${LEAD_KEPT_MONTHS} months.`}
    >
      <Leads />
    </AdminsOnly>
  )
}
