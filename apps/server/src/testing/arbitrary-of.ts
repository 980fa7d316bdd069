import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

const day = fc
  .date({ min: new Date('1999-12-01'), max: new Date('2101-01-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

const stringOf = ({ format, pattern, maxLength = 300 }: JsonSchema): Arbitrary<string> => {
  if (format === 'date') return day.map((text) => text.slice(0, 10))
  if (format === 'date-time') return day
  if (format === 'uuid') return fc.uuid()
  return pattern === undefined ? fc.string({ maxLength, unit: 'grapheme' }) : fc.stringMatching(new RegExp(pattern))
}

const objectOf = ({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> => {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fromSchema(schema)]))
  return fc.record(fields, { requiredKeys: [...required] })
}

const BY_TYPE: Readonly<Record<string, (schema: JsonSchema) => Arbitrary<unknown>>> = {
  string: stringOf,
  object: objectOf,
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  array: ({ items = {} }) => fc.array(fromSchema(items), { maxLength: 5 }),
  integer: ({ minimum = -1e6, maximum = 1e6 }) => fc.integer({ min: minimum, max: maximum }),
  number: ({ minimum = -1e6, maximum = 1e6 }) => fc.double({ min: minimum, max: maximum, noNaN: true }),
}

const fromSchema = (schema: JsonSchema): Arbitrary<unknown> => {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(fromSchema))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  return BY_TYPE[schema.type ?? '']?.(schema) ?? fc.jsonValue()
}

/** Inputs of a schema, made from its own description. What only its refinements know may be wrong in them. */
export const arbitraryOf = (schema: z.ZodType): Arbitrary<unknown> =>
  fromSchema(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema)

/** The strings of an address, written from decoded values by the schema's own codecs: mostly right where strings at random are mostly wrong. */
export const encodedQueryOf = (schema: z.ZodObject): Arbitrary<unknown> => {
  // A cursor comes from an answer; one made here is never right.
  const made = Object.entries(schema.shape).filter(([name]) => name !== 'cursor')
  const fields = made.map(([name, field]) => {
    const value = fromSchema(z.toJSONSchema(field, { io: 'output' }) as JsonSchema)
    const written = value.map((decoded) => z.safeEncode(field, decoded)).filter(({ success }) => success)
    return [name, written.map(({ data }) => data as unknown)] as const
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
}
