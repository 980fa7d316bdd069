import { getCampgroundAvailability, listCampgroundAvailability } from '@bluffline/contract'
import { implement, type Implementation } from '../../http/implementation.ts'
import type { AvailabilityService } from './service.ts'

export const availabilityRoutes = (service: AvailabilityService): readonly Implementation[] => [
  implement(listCampgroundAvailability, async ({ query }) => {
    const answer = await service.list(query)
    return answer.ok ? { ...answer, value: [...answer.value] } : answer
  }),
  implement(getCampgroundAvailability, ({ params, query }) => service.get(params.id, query)),
]
