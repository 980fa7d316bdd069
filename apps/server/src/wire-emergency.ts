import type { FastifyInstance } from 'fastify'
import type { Db } from './db/client.ts'
import type { Implementation } from './http/implementation.ts'
import { createAlertRepository } from './modules/emergency/alerts/repository.ts'
import { alertRoutes } from './modules/emergency/alerts/routes.ts'
import { createAlertService } from './modules/emergency/alerts/service.ts'
import type { Usable } from './modules/emergency/contacts/addresses/repository.ts'
import { createContactRepository } from './modules/emergency/contacts/repository.ts'
import { contactRoutes } from './modules/emergency/contacts/routes.ts'
import { createContactService } from './modules/emergency/contacts/service.ts'
import { forgetLinks } from './modules/emergency/links/repository.ts'
import { createRead } from './modules/emergency/messages/read.ts'
import { createReadingRepository } from './modules/emergency/messages/reading/repository.ts'
import { createMessageRepository, enqueue } from './modules/emergency/messages/repository.ts'
import { createMessageService } from './modules/emergency/messages/service.ts'
import { createPassRepository } from './modules/emergency/passes/repository.ts'
import { passRoutes } from './modules/emergency/passes/routes.ts'
import { createPlanRepository } from './modules/emergency/plans/repository.ts'
import { planRoutes } from './modules/emergency/plans/routes.ts'
import { createPlanService } from './modules/emergency/plans/service.ts'
import { createPushRepository } from './modules/emergency/push/repository.ts'
import { pushRoutes } from './modules/emergency/push/routes.ts'
import { waysToRider } from './modules/emergency/recipients/repository.ts'
import { createShareRepository } from './modules/emergency/shares/repository.ts'
import { shareRoutes } from './modules/emergency/shares/routes.ts'
import { createShareService } from './modules/emergency/shares/service.ts'
import { createTextRepository } from './modules/emergency/texts/repository.ts'
import { registerTextHooks } from './modules/emergency/texts/routes.ts'
import { createTextService } from './modules/emergency/texts/service.ts'
import type { AnnounceRise } from './modules/water-watches/repository.ts'
import type { AnnounceOpening } from './modules/watches/repository.ts'
import type { Channels } from './platform/channels/channel.ts'
import { createPushKeys, type Messaging } from './platform/channels/messaging.ts'

export interface EmergencyParts {
  readonly db: Db
  readonly messaging: Messaging
  /** Where the app is reached, where that is configured. */
  readonly origin: string | null
  readonly now: () => Date
  readonly onFailure: (error: unknown) => void
}

const DAY_MS = 86_400_000
/** Messages about nothing that is kept itself: questions to contacts, openings. */
const MESSAGES_KEPT_DAYS = 180

const usableOf = ({ sms, email }: Channels): Usable =>
  new Set([...(sms ? ['sms' as const] : []), ...(email ? ['email' as const] : [])])

/** News that is no alert goes out with the same queue, within the transaction that notes it. */
const announcers = (usable: Usable, now: () => Date) => {
  const announceOpening: AnnounceOpening = async (transaction, accountId, alertId) => {
    const targets = await waysToRider(transaction, accountId, usable)
    // No texts for a free site: they are for emergencies.
    const quiet = targets.filter(({ channel }) => channel !== 'sms')
    await enqueue(transaction, { accountId, kind: 'opening', aboutId: alertId }, { targets: quiet, now: now() })
  }
  const announceRise: AnnounceRise = async (transaction, accountId, alertId) => {
    const targets = await waysToRider(transaction, accountId, usable)
    await enqueue(transaction, { accountId, kind: 'rise', aboutId: alertId }, { targets, now: now() })
  }
  return { announceOpening, announceRise }
}

/** Contacts, alerts, ride plans and live shares, with the queue that tells of them. */
export const wireEmergency = ({ db, messaging, origin, now, onFailure }: EmergencyParts) => {
  const subscriptions = createPushRepository(db)
  const keys = createPushKeys(messaging.pushKeys, subscriptions.keys)
  const channels = messaging.open(keys)
  const usable = usableOf(channels)
  const messages = createMessageRepository(db)
  const passes = createPassRepository(db)
  const alerts = createAlertRepository(db, usable)
  const planRepository = createPlanRepository(db, usable)
  const shares = createShareRepository(db)
  const plans = createPlanService({ plans: planRepository, now, onFailure })
  const read = createRead({ reading: createReadingRepository(db), wasRaised: messages.wasRaised, origin, now })
  const queue = createMessageService({ repository: messages, channels, read, forgetBrowser: subscriptions.forget, now })
  const texts = createTextService({
    texts: createTextRepository(db, usable),
    messages,
    checkIn: plans.checkInByText,
    now,
  })
  const contacts = createContactService({ contacts: createContactRepository(db, usable), channels, usable, now })
  const implementations: readonly Implementation[] = [
    ...contactRoutes(contacts),
    ...alertRoutes(createAlertService({ alerts, now })),
    ...passRoutes(passes, now),
    ...planRoutes(plans),
    ...shareRoutes(createShareService({ shares, now })),
    ...pushRoutes({ subscriptions, channel: channels.push, keys, now }),
  ]
  const { isSigned } = messaging
  return {
    implementations,
    channels,
    ...announcers(usable, now),
    /** How a rider hears of what is no emergency. */
    quietWaysTo: async (accountId: string) => {
      const ways = await waysToRider(db, accountId, usable)
      return (['push', 'email'] as const).filter((channel) => ways.some((way) => way.channel === channel))
    },
    byAlertPass: (token: string) => passes.caller(token, now()),
    checkPlans: plans.check,
    deliver: queue.deliver,
    settled: queue.settled,
    registerHooks: async (app: FastifyInstance) => {
      if (isSigned !== null && origin !== null) await registerTextHooks(app, { texts, origin, isSigned })
    },
    tidy: async () => {
      await alerts.forgetOld(now())
      await planRepository.forgetOld(now())
      await shares.forgetOver(now())
      await forgetLinks(db, now())
      await passes.forgetBefore(now())
      await messages.forgetBefore(new Date(now().getTime() - MESSAGES_KEPT_DAYS * DAY_MS))
    },
  }
}
