import { z } from 'zod'
import { confidence, slug, source } from './source.ts'

/** Sections of the field guide, in the order it shows them. */
export const GUIDE_SECTIONS = [
  'medical',
  'stuck',
  'vehicle',
  'diagnostics',
  'navigation',
  'wildlife',
  'weather',
  'terrain',
  'rules',
] as const
export type GuideSection = (typeof GUIDE_SECTIONS)[number]

/** The longest sentence that is read aloud as one step, in UTF-16 units. */
export const GUIDE_STEP_LENGTH = 170

const line = z.string().min(1).max(300)

/** One step: `say` is spoken and shown, `more` is only shown. */
const step = z.strictObject({ say: z.string().min(1).max(GUIDE_STEP_LENGTH), more: line.nullable() })

/** A figure of the guide, as it is written, with who says so: `source` is an id of the book's `sources`. */
const figure = z.strictObject({ label: line, value: line, source: slug, confidence })

/** Whether one may ride on: as before, only back, or not at all. */
export const FLOW_VERDICTS = ['ride', 'limp', 'stop'] as const
export type FlowVerdict = (typeof FLOW_VERDICTS)[number]

/** Questions to be answered with yes or no; `yes` and `no` name the next question or an end. */
const flow = z.strictObject({
  start: slug,
  questions: z.array(z.strictObject({ id: slug, ask: line, yes: slug, no: slug })).min(1),
  ends: z.array(z.strictObject({ id: slug, verdict: z.enum(FLOW_VERDICTS), say: line })).min(2),
})
export type GuideFlow = z.infer<typeof flow>

/**
 * One page of the field guide. `medical` pages say to call 911 in their first step. `stopWhen` is what ends the attempt.
 * `reviewed` is the ISO day somebody last went through it: such texts age. `sources` are ids of the book's sources.
 */
export const guide = z
  .strictObject({
    id: slug,
    section: z.enum(GUIDE_SECTIONS),
    title: z.string().min(1).max(60),
    summary: line,
    keywords: z.array(z.string().min(1)).min(1),
    medical: z.boolean(),
    steps: z.array(step).min(1),
    numbers: z.array(figure),
    stopWhen: line.nullable(),
    flow: flow.nullable(),
    reviewed: z.iso.date(),
    sources: z.array(slug).min(1),
    confidence,
  })
  .refine(({ medical, steps }) => !medical || /^Call 911 first\b/.test(steps[0]?.say ?? ''), {
    path: ['steps', 0],
    message: 'medical pages begin with calling 911',
  })
export type Guide = z.infer<typeof guide>

/** The field guide: its pages, and every source they name. */
export const fieldGuide = z
  .strictObject({ sources: z.record(slug, source), guides: z.array(guide).min(1) })
  .refine(
    ({ sources, guides }) =>
      guides.every((page) => [...page.sources, ...page.numbers.map((one) => one.source)].every((id) => id in sources)),
    { path: ['sources'], message: 'a page names a source that is not there' },
  )
export type FieldGuide = z.infer<typeof fieldGuide>
