import type { Guide } from '@bluffline/contract'
import { PageHeader } from '../ui/page-header.tsx'

/** A page of the field guide before its code has come: the steps themselves, which is what somebody came for. */
export function GuidePage({ guide }: { readonly guide: Guide }) {
  return (
    <div className="mx-auto w-full max-w-5xl px-gutter py-6 md:py-10">
      <PageHeader title={guide.title} lead={guide.summary} eyebrow="Field guide" />
      <ol className="mt-6 list-decimal space-y-4 pl-6 text-lead">
        {guide.steps.map(({ say }) => (
          <li key={say}>{say}</li>
        ))}
      </ol>
    </div>
  )
}
