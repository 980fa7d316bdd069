import type { User } from '@bluffline/contract'

/** A signed-in person, for tests. */
export const testUser = (username: string, id = '11111111-1111-4111-8111-111111111111'): User => ({
  id,
  username,
  email: `${username}@example.org`,
  vehicleType: '4x4',
  roleId: 'user',
  subscriptionStatus: 'none',
  hasPassword: true,
  createdAt: '2026-01-01T00:00:00.000Z',
})
