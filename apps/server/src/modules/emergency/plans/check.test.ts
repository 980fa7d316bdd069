import { expect, it } from 'vitest'
import type { PlanRepository } from './repository.ts'
import { createPlanService } from './service.ts'

it('a plan whose step fails does not hold up the others, and is told of', async () => {
  const due = new Set(['a', 'broken', 'b', 'c'])
  const inOrder = (except: readonly string[]) => [...due].filter((id) => !except.includes(id))
  const plans: Pick<PlanRepository, 'step' | 'due'> = {
    due: async (_now, except) => inOrder(except)[0] ?? null,
    step: async (_now, { most, except }) => {
      const taken = inOrder(except).slice(0, most)
      // All of them or none, as in a transaction.
      if (taken.includes('broken')) throw new Error('This plan cannot be read.')
      for (const id of taken) due.delete(id)
      return taken.length
    },
  }
  const failures: unknown[] = []
  const onFailure = (error: unknown) => failures.push(error)
  const service = createPlanService({ plans: plans as PlanRepository, now: () => new Date(0), onFailure })
  expect(await service.check()).toBe(4)
  expect([...due]).toEqual(['broken'])
  expect(failures).toHaveLength(1)
})
