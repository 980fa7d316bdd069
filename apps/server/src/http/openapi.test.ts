import { ENDPOINTS } from '@bluffline/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { docsPageOf } from './docs-page.ts'
import { openApiOf } from './openapi.ts'

describe('the documents', () => {
  it('are valid OpenAPI 3.1 with every endpoint', async () => {
    const document = openApiOf(ENDPOINTS, '1.2.3') as { paths: Record<string, Record<string, unknown>> }
    const result = await new Validator().validate(document)
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
    for (const { path, method } of ENDPOINTS) {
      expect(document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()], path).toBeDefined()
    }
  })

  it('are a page for people without script', () => {
    const page = docsPageOf(ENDPOINTS, '1.2.3')
    expect(page).not.toMatch(/<script|https?:\/\//)
    for (const { path } of ENDPOINTS) expect(page).toContain(path)
  })
})
