interface Shared {
  __zod_globalConfig?: Record<string, unknown>
}

/**
 * The Content-Security-Policy forbids code made from text; zod would try it and be reported. Said under the name that all copies of zod
 * read, because importing zod to say it would put a quarter of the first page's script before every page.
 */
export function forbidMadeCode(): void {
  const shared = globalThis as Shared
  shared.__zod_globalConfig = Object.assign(shared.__zod_globalConfig ?? {}, { jitless: true })
}
