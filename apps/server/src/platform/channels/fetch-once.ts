/** How long a provider may take to answer. A message is taken up again only after longer than that. */
export const PROVIDER_TIMEOUT_MS = 20_000

/** No connection was made, so nothing was asked. */
const NEVER_ASKED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
])

/** Whether an error shows that the other side cannot have heard anything. */
export const wasNeverAsked = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return NEVER_ASKED.has(String((cause as { code?: unknown }).code))
}
