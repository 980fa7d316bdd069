import type { Endpoint } from '@bluffline/contract'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { failure, type Result, success } from '../platform/result.ts'
import type { CallParts } from './implementation.ts'

const nameOf = (issue: z.core.$ZodIssue): string => {
  const [name] = issue.code === 'unrecognized_keys' ? issue.keys : issue.path
  return String(name ?? '').slice(0, 60)
}

const complaint = (part: string, issue: z.core.$ZodIssue, input: unknown): string => {
  const name = nameOf(issue)
  if (name === '') return `The ${part} is not valid: ${issue.message}.`
  if (issue.code === 'unrecognized_keys') return `There is no ${part} "${name}".`
  const given = (input as Record<string, unknown>)[String(issue.path[0])]
  if (part !== 'field' && Array.isArray(given)) return `The ${part} "${name}" is given more than once.`
  const inside = issue.path.slice(1).join('.')
  return `The ${part} "${name}" is not valid: ${inside === '' ? '' : `${inside}: `}${issue.message}.`
}

const read = (part: string, schema: z.ZodType | undefined, input: unknown): Result<unknown, 'bad_request'> => {
  if (schema === undefined) return success(undefined)
  const parsed = schema.safeParse(input)
  if (parsed.success) return success(parsed.data)
  const [issue] = parsed.error.issues
  return failure('bad_request', issue ? complaint(part, issue, input) : `The ${part} is not valid.`)
}

const KEPT_CALLS = 1000
const LONGEST_KEPT_ADDRESS = 300

/**
 * A reader that keeps what it read out of an address: the same few are asked for again and again, and reading one costs as
 * much as sending a small answer. Only where no body and no header belongs to it, and only what was right.
 */
export const createCallReader = (endpoint: Endpoint): ((request: FastifyRequest) => ReturnType<typeof readCall>) => {
  if (endpoint.body !== undefined || endpoint.headers !== undefined) return (request) => readCall(endpoint, request)
  const kept = new LRUCache<string, ReturnType<typeof readCall>>({ max: KEPT_CALLS })
  return (request) => {
    const before = kept.get(request.url)
    if (before) return before
    const call = readCall(endpoint, request)
    if (call.ok && request.url.length <= LONGEST_KEPT_ADDRESS) kept.set(request.url, call)
    return call
  }
}

/** Reads path, query, headers and body by the endpoint's schemas; the failure names the first bad parameter. */
const readCall = (endpoint: Endpoint, request: FastifyRequest): Result<CallParts<Endpoint>, 'bad_request'> => {
  const params = read('parameter', endpoint.params, request.params)
  if (!params.ok) return params
  const query = read('parameter', endpoint.query, request.query)
  if (!query.ok) return query
  const headers = read('header', endpoint.headers, request.headers)
  if (!headers.ok) return headers
  const body = read('field', endpoint.body, request.body)
  if (!body.ok) return body
  return success({
    params: params.value,
    query: query.value,
    headers: headers.value,
    body: body.value,
  } as CallParts<Endpoint>)
}
