import {
  answerContactConfirmation,
  askEmergencyContact,
  getContactConfirmation,
  listEmergencyContacts,
  putEmergencyContact,
  removeEmergencyContact,
} from '@bluffline/contract'
import { implement, type Implementation } from '../../../http/implementation.ts'
import type { ContactService } from './service.ts'

export const contactRoutes = (service: ContactService): readonly Implementation[] => [
  implement(listEmergencyContacts, ({ caller }) => service.list(caller.accountId)),
  implement(putEmergencyContact, ({ caller, params, body }) => service.put(caller.accountId, params.id, body)),
  implement(removeEmergencyContact, ({ caller, params }) => service.remove(caller.accountId, params.id)),
  implement(askEmergencyContact, ({ caller, params }) => service.ask(caller.accountId, params.id)),
  implement(getContactConfirmation, ({ params }) => service.question(params.token)),
  implement(answerContactConfirmation, ({ params, body }) => service.answer(params.token, body.answer)),
]
