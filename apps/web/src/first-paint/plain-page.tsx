import { PageHeader } from '../ui/page-header.tsx'

/** A page of which only its purpose is known before its code has come. */
export function PlainPage({ title, description }: { readonly title: string; readonly description: string }) {
  return (
    <div className="mx-auto w-full max-w-5xl px-gutter py-6 md:py-10">
      <PageHeader title={title} lead={description} />
    </div>
  )
}
