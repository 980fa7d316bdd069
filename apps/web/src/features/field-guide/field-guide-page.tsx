import { GUIDE_SECTIONS, type GuideSection } from '@bluffline/contract'
import { useState } from 'react'
import { SECTION_WORDS, speaksOf } from '../../data/field-guide/guide-words.ts'
import type { ListedGuide } from '../../data/field-guide/field-guide.ts'
import { prepareGuideList, useGuideList } from '../../data/field-guide/use-field-guide.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CallFirst } from './call-first.tsx'

function GuideCard({ guide }: { readonly guide: ListedGuide }) {
  return (
    <Card as="li" interactive className="relative">
      <h3 className="font-[650]">
        <Link to={`/field-guide/${guide.id}`} className="after:absolute after:inset-0">
          {guide.title}
        </Link>
      </h3>
      <p className="mt-1 text-small text-ink-muted">{guide.summary}</p>
    </Card>
  )
}

function Section({ section, guides }: { readonly section: GuideSection; readonly guides: readonly ListedGuide[] }) {
  const { title, about } = SECTION_WORDS[section]
  return (
    <section aria-labelledby={`guide-${section}`} className="mt-10">
      <h2 id={`guide-${section}`} className="type-heading">
        {title}
      </h2>
      <p className="mt-1 text-small text-ink-muted">{about}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {guides.map((guide) => (
          <GuideCard key={guide.id} guide={guide} />
        ))}
      </ul>
    </section>
  )
}

function Sections({ guides }: { readonly guides: readonly ListedGuide[] }) {
  if (guides.length === 0) {
    return (
      <EmptyState icon="search" title="No page speaks of that">
        Try one word: belt, snake, stuck, lightning.
      </EmptyState>
    )
  }
  return GUIDE_SECTIONS.map((section) => {
    const those = guides.filter((guide) => guide.section === section)
    return those.length === 0 ? null : <Section key={section} section={section} guides={those} />
  })
}

/** Every page of the guide, by what went wrong. */
export function Page() {
  const list = useGuideList()
  const [typed, setTyped] = useState('')
  return (
    <>
      <PageHeader
        title="Field guide"
        lead="What to do when something goes wrong out there, in short steps. All of it is on this device."
      />
      <CallFirst />
      <SearchField
        className="mt-6 max-w-xl"
        label="Search the field guide"
        placeholder="Belt, snake, stuck …"
        value={typed}
        onValue={setTyped}
      />
      {list ? (
        <Sections guides={list.filter((guide) => speaksOf(guide, typed.trim()))} />
      ) : (
        <Skeleton className="mt-10 h-64 rounded-md" />
      )}
    </>
  )
}

export const prepare = prepareGuideList
