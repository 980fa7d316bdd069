import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { entriesFor, groupEntries, searchEntries } from '../../kit/directory.ts'
import { useFeatures, useRole } from '../../kit/features-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { CategorySection } from './category-section.tsx'
import { worksOffline } from './works-offline.ts'

/** A link to a category (`/features#ride`) finds it once the page stands. */
function useCategoryOfAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

/** `/features` */
export function Page() {
  const features = useFeatures()
  const role = useRole()
  const [query, setQuery] = useState('')
  useCategoryOfAddress()
  const all = entriesFor(features, role)
  const found = searchEntries(all, query)
  const offline = worksOffline(features)
  return (
    <div className="space-y-8">
      <PageHeader
        title="Browse All Features"
        eyebrow={`${all.length} features`}
        lead="Everything Bluffline does, in one place, and whether it works with no signal."
        contours
      />
      <div className="sticky top-shell-top z-(--z-map-control) -mx-1 bg-canvas px-1 py-2">
        <SearchField label="Search features" value={query} onValue={setQuery} maxLength={100} />
      </div>
      <p role="status" className="sr-only">
        {query === '' ? '' : `${found.length} ${found.length === 1 ? 'feature' : 'features'} found`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon="search"
          title={query === '' ? 'No features available for your role.' : 'No features found.'}
          actions={query !== '' && <Button onClick={() => setQuery('')}>Show all features</Button>}
        >
          {query !== '' && (
            <p>Nothing here answers to “{query}”. Trails and places are in the search of the whole app (Ctrl K).</p>
          )}
        </EmptyState>
      ) : (
        groupEntries(found).map((group) => <CategorySection key={group.category} group={group} offline={offline} />)
      )}
    </div>
  )
}
