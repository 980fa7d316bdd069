import { MAP_ROLES, type MapTokens } from '../style/map-tokens.ts'

/** A colour of its own for each role, so that a test sees which role was used. */
export const TEST_TOKENS = Object.fromEntries(MAP_ROLES.map((role) => [role, `var-${role}`])) as MapTokens
