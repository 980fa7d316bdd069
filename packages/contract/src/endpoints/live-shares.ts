import { SHARE_PRECISIONS } from '@bluffline/core'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { POSITIONS_A_CALL, sentPosition, batteryPercent } from '../emergency/alert.ts'
import { deviceHeaders } from '../emergency/device-time.ts'
import { secretToken } from '../emergency/link.ts'
import { nameOf } from '../text.ts'
import { shownPosition } from './alert-pages.ts'

const params = z.strictObject({ id: z.uuid().toLowerCase() })

/** How long a position may be shared at most, and how many shares may run at once. */
export const LIVE_SHARE = { mostMinutes: 24 * 60, mostAtOnce: 10 } as const

const liveShare = z.strictObject({
  id: z.uuid(),
  riderName: z.string(),
  precision: z.enum(SHARE_PRECISIONS),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastPositionAt: z.iso.datetime().nullable(),
})
export type LiveShare = z.output<typeof liveShare>

/** `GET /api/live-shares`: what I share at this moment. */
export const listLiveShares = defineEndpoint({
  id: 'live-shares.list',
  method: 'GET',
  path: '/api/live-shares',
  summary: 'Where my position is shared now',
  who: 'user',
  offline: 'none',
  output: z.array(liveShare),
  errors: [],
})

/**
 * `PUT /api/live-shares/:id`: begins to share, under an id made on the device, and answers the link. The link is told once: asked again,
 * there is a new one and the one before is dead. `conflict`: too many run, or this one is over.
 */
export const putLiveShare = defineEndpoint({
  id: 'live-shares.put',
  method: 'PUT',
  path: '/api/live-shares/:id',
  summary: 'Share where I am, for a while',
  who: 'user',
  offline: 'none',
  params,
  body: z.strictObject({
    riderName: nameOf(80),
    precision: z.enum(SHARE_PRECISIONS).default('exact'),
    minutes: z.int().min(5).max(LIVE_SHARE.mostMinutes),
  }),
  output: z.strictObject({ ...liveShare.shape, token: secretToken, path: z.string() }),
  errors: ['conflict'],
  perMinute: 30,
})

/** `POST /api/live-shares/:id/positions`: `not_found` where it is over; then the device stops. */
export const sendLivePositions = defineEndpoint({
  id: 'live-shares.positions',
  method: 'POST',
  path: '/api/live-shares/:id/positions',
  summary: 'Send positions of a share',
  who: 'user',
  offline: 'none',
  params,
  headers: deviceHeaders,
  body: z.strictObject({ positions: z.array(sentPosition).max(POSITIONS_A_CALL), batteryPercent }),
  output: z.strictObject({ received: z.int().min(0) }),
  errors: ['not_found'],
  perMinute: 120,
})

/** `DELETE /api/live-shares/:id`: ends it at once, and what was sent is deleted. */
export const stopLiveShare = defineEndpoint({
  id: 'live-shares.stop',
  method: 'DELETE',
  path: '/api/live-shares/:id',
  summary: 'Stop sharing where I am',
  who: 'user',
  offline: 'none',
  params,
  output: z.strictObject({ ok: z.literal(true) }),
  errors: ['not_found'],
})

/** What somebody sees who has the link. Coarse positions were made coarse before they were stored. */
export const livePage = z.strictObject({
  riderName: z.string(),
  precision: z.enum(SHARE_PRECISIONS),
  expiresAt: z.iso.datetime(),
  /** The newest last; at most 1,000. */
  positions: z.array(shownPosition),
  batteryPercent: z.number().nullable(),
})
export type LivePage = z.output<typeof livePage>

/** `GET /api/live-pages/:token`: `not_found`: unknown, expired or stopped; nobody is told which. */
export const getLivePage = defineEndpoint({
  id: 'live-pages.get',
  method: 'GET',
  path: '/api/live-pages/:token',
  summary: 'A position that is shared by a link',
  who: 'guest',
  offline: 'none',
  params: z.strictObject({ token: secretToken }),
  output: livePage,
  errors: ['not_found'],
  perMinute: 120,
})
