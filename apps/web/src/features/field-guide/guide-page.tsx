import type { Guide } from '@bluffline/contract'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { GuidePage } from '../../data/field-guide/field-guide.ts'
import { SECTION_WORDS } from '../../data/field-guide/guide-words.ts'
import { StepByStep } from '../../data/field-guide/step-by-step.tsx'
import { prepareGuide, useGuide } from '../../data/field-guide/use-field-guide.ts'
import { useStepReader } from '../../data/field-guide/use-step-reader.ts'
import { SourceList } from '../../data/sources/source-list.tsx'
import { writePartialDay } from '../../data/sources/source-words.ts'
import { SourcesButton } from '../../data/sources/sources-button.tsx'
import { CONFIDENCE_WORDS } from '../../data/trails/trail-words.ts'
import { usePageMeta } from '../../platform/use-page-meta.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CallFirst } from './call-first.tsx'
import { FlowWalk } from './flow-walk.tsx'

function Steps({ guide }: { readonly guide: Guide }) {
  const said = useMemo(() => guide.steps.map(({ say }) => say), [guide])
  const reader = useStepReader(said)
  return (
    <>
      <div className="mt-6">
        <StepByStep reader={reader} steps={said} />
      </div>
      <ol className="mt-6 space-y-4">
        {guide.steps.map(({ say, more }, at) => (
          <li key={say} aria-current={reader.at === at ? 'step' : undefined} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-9 shrink-0 place-items-center rounded-full border border-line-strong text-small font-[700]"
            >
              {at + 1}
            </span>
            <div className="min-w-0 flex-1 pt-1">
              <p className="text-lead">{say}</p>
              {more && <p className="mt-1 text-small text-ink-muted">{more}</p>}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

function Numbers({ guide, sources }: GuidePage) {
  if (guide.numbers.length === 0) return null
  return (
    <section aria-labelledby="guide-numbers" className="mt-8">
      <h2 id="guide-numbers" className="type-heading">
        The numbers
      </h2>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {guide.numbers.map(({ label, value, source, confidence }) => (
          <div key={label} className="flex flex-wrap items-center gap-x-4 py-2">
            <dt className="min-w-0 flex-1 basis-56 text-ink-muted">{label}</dt>
            <dd className="flex flex-wrap items-center gap-x-3 font-[650]">
              {value}
              <SourcesButton
                about={`“${label}”`}
                sources={[sources[source]].filter((one) => one !== undefined)}
                confidence={confidence}
                label={confidence === 'recalled' ? 'From memory' : 'Source'}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Origin({ guide, sources }: GuidePage) {
  const { label, meaning } = CONFIDENCE_WORDS[guide.confidence]
  const isRecalled = guide.confidence === 'recalled'
  return (
    <section aria-labelledby="guide-sources" className="mt-10 border-t border-line pt-6">
      <h2 id="guide-sources" className="type-heading">
        Where this comes from
      </h2>
      <p className="mt-2 mb-4 text-small text-ink-muted">
        Last reviewed {writePartialDay(guide.reviewed)}.{' '}
        {isRecalled
          ? 'Written down from riders’ practice; no published source was found for all of it.'
          : `${label}. ${meaning}`}
      </p>
      <SourceList sources={guide.sources.flatMap((id) => sources[id] ?? [])} />
    </section>
  )
}

function Guidance({ guide, sources }: GuidePage) {
  usePageMeta(guide.title, guide.summary)
  return (
    <article>
      <PageHeader
        title={guide.title}
        lead={guide.summary}
        eyebrow={<Link to="/field-guide">Field guide · {SECTION_WORDS[guide.section].title}</Link>}
      />
      {(guide.medical || guide.id === 'fire') && <CallFirst />}
      {guide.stopWhen && (
        <p className="mt-6 flex gap-3 rounded-md border border-warn p-4">
          <Icon name="alert" className="mt-1 shrink-0 text-warn" />
          <span>{guide.stopWhen}</span>
        </p>
      )}
      {guide.flow ? <FlowWalk key={guide.id} flow={guide.flow} /> : <Steps key={guide.id} guide={guide} />}
      <Numbers guide={guide} sources={sources} />
      <Origin guide={guide} sources={sources} />
    </article>
  )
}

/** One page of the guide. */
export function Page() {
  const { guideId = '' } = useParams()
  const page = useGuide(guideId)
  if (page === undefined) return <Skeleton className="h-96 rounded-md" />
  if (page) return <Guidance {...page} />
  return (
    <>
      <PageHeader title="Field guide" />
      <EmptyState
        icon="search"
        title="There is no such page"
        actions={
          <Link to="/field-guide" className="text-accent-text underline">
            All pages of the guide
          </Link>
        }
      >
        It may have moved.
      </EmptyState>
    </>
  )
}

export const prepare = prepareGuide
