import { apiError, COMMON_ERRORS, type Endpoint, type ErrorCode } from '@bluffline/contract'
import { z } from 'zod'
import { STATUS } from './status.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' })
  return rest
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: Json
}

const parametersOf = (where: Parameter['in'], schema: z.ZodObject | undefined): readonly Parameter[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: where,
    required: required.includes(name),
    ...(typeof description === 'string' && { description }),
    schema: rest,
  }))
}

/** All parameters of an endpoint, those of the path first. */
export const parametersOfEndpoint = ({ params, query, headers }: Endpoint): readonly Parameter[] => [
  ...parametersOf('path', params),
  ...parametersOf('query', query),
  ...parametersOf('header', headers),
]

/** Every code an endpoint can answer with that is not common to all. */
export const ownErrorsOf = ({ errors, who }: Endpoint): readonly ErrorCode[] => [
  ...(who === 'guest' ? [] : (['unauthorized'] as const)),
  ...(who === 'guest' || who === 'user' ? [] : (['forbidden'] as const)),
  ...errors,
]

const ERROR_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

const failuresOf = (codes: readonly ErrorCode[]): Json => {
  const statuses = [...new Set(codes.map((code) => STATUS[code]))].toSorted((a, b) => a - b)
  const codesOf = (status: number) => [...new Set(codes.filter((code) => STATUS[code] === status))]
  return Object.fromEntries(
    statuses.map((status) => [status, { description: `Code ${codesOf(status).join(' or ')}`, content: ERROR_CONTENT }]),
  )
}

const successOf = ({ output, mediaType = 'application/json', paged }: Endpoint): Json => ({
  description: 'Success',
  ...(paged && { headers: { Link: { description: 'rel="next": the next page', schema: { type: 'string' } } } }),
  content: { [mediaType.split(';')[0] ?? mediaType]: { schema: schemaOf(output, 'output') } },
})

/** How a caller shows who they are, where an endpoint asks. */
const securityOf = ({ who, ridesOnCookie }: Endpoint): Json => {
  if (who === 'guest') return {}
  return { security: [{ accessToken: [] }, ...(ridesOnCookie ? [{ sessionCookie: [] }] : [])] }
}

const SECURITY_SCHEMES = {
  accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  sessionCookie: { type: 'apiKey', in: 'cookie', name: '__Host-bluffline-session' },
}

const operation = (endpoint: Endpoint): Json => ({
  operationId: endpoint.id,
  summary: endpoint.summary,
  tags: [endpoint.id.split('.')[0]],
  parameters: parametersOfEndpoint(endpoint),
  ...(endpoint.body && {
    requestBody: {
      required: !endpoint.body.safeParse(undefined).success,
      content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
    },
  }),
  ...securityOf(endpoint),
  responses: { '200': successOf(endpoint), ...failuresOf([...ownErrorsOf(endpoint), ...COMMON_ERRORS]) },
})

const openApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

/** The contract as an OpenAPI 3.1 document. */
export const openApiOf = (endpoints: readonly Endpoint[], version: string): Json => {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = openApiPath(endpoint.path)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bluffline API',
      version,
      description:
        'Trails, campgrounds, public land and water of Arkansas, each fact with its sources, and what a rider keeps of their own.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: { Error: schemaOf(apiError, 'output') }, securitySchemes: SECURITY_SCHEMES },
  }
}
