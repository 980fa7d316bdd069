import { deleteUserLead, exportUserLeads, listUserLeads, removeUserLead, sendUserLead } from '@bluffline/contract'
import { implement, type Implementation } from '../../http/implementation.ts'
import { Outward } from '../../platform/outward.ts'
import { success } from '../../platform/result.ts'
import type { UserLeadService } from './service.ts'

const AS_FILE = { 'content-disposition': 'attachment; filename="bluffline-leads.csv"' }

export const userLeadRoutes = (service: UserLeadService): readonly Implementation[] => [
  implement(sendUserLead, ({ body }) => service.receive(body)),
  implement(removeUserLead, ({ body }) => service.forget(body.email)),
  implement(exportUserLeads, async () => success(new Outward(await service.exportAll(), AS_FILE))),
  implement(listUserLeads, () => service.list()),
  implement(deleteUserLead, ({ params }) => service.remove(params.id)),
]
