import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** `GET /api/openapi.json`: this contract as OpenAPI 3.1. */
export const getOpenApi = defineEndpoint({
  id: 'about.openapi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'The API described in OpenAPI 3.1',
  who: 'guest',
  offline: 'none',
  output: z.record(z.string(), z.unknown()),
  errors: [],
})

/** `GET /api/docs`: the same for people, one page without script. */
export const getDocs = defineEndpoint({
  id: 'about.docs',
  method: 'GET',
  path: '/api/docs',
  summary: 'The API described for people',
  who: 'guest',
  offline: 'none',
  output: z.string(),
  mediaType: 'text/html; charset=utf-8',
  errors: [],
})
