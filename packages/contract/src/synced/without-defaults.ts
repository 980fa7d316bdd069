import { z } from 'zod'

type Bare<T extends z.core.$ZodType> = T extends z.ZodDefault<infer Inner> ? Inner : T
type Partly<F extends z.ZodRawShape> = { [K in keyof F]: z.ZodOptional<Bare<F[K]>> }

/** The fields of a change: each may be missing, and a missing one stays what it was, never its default. */
export const changeOf = <F extends z.ZodRawShape>(fields: F): z.ZodObject<Partly<F>, z.core.$strict> => {
  const partly = Object.entries(fields).map(([name, field]) => [
    name,
    z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
  ])
  // Made name by name from `fields`, as the type says.
  return z.strictObject(Object.fromEntries(partly) as Partly<F>)
}
