import { ENDPOINTS, getDocs, getOpenApi } from '@bluffline/contract'
import { docsPageOf } from '../../http/docs-page.ts'
import { implement, type Implementation } from '../../http/implementation.ts'
import { openApiOf } from '../../http/openapi.ts'
import { prepareAnswer } from '../../platform/answer.ts'
import { success } from '../../platform/result.ts'

/** Both are made from the contract on the first call, and stay as they are. */
export const aboutRoutes = (version: string): readonly Implementation[] => {
  const json = once(() =>
    prepareAnswer({
      text: JSON.stringify(openApiOf(ENDPOINTS, version)),
      mediaType: 'application/json; charset=utf-8',
    }),
  )
  const page = once(() => prepareAnswer({ text: docsPageOf(ENDPOINTS, version), mediaType: getDocs.mediaType }))
  return [
    implement(getOpenApi, async () => success(await json())),
    implement(getDocs, async () => success(await page())),
  ]
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
