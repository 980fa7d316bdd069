/** How a service outside this machine stands. */
export type IntegrationState = 'configured' | 'off' | 'failing'

/** A service outside this machine that code of ours can use. */
export interface Integration {
  readonly name: string
  readonly state: () => IntegrationState
}

/** What the health answer says of them. */
export const describeIntegrations = (integrations: readonly Integration[]): Record<string, IntegrationState> =>
  Object.fromEntries(integrations.map(({ name, state }) => [name, state()]))
