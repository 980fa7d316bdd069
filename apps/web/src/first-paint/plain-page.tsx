import type { ReactNode } from 'react'
import { PageHeader } from '../ui/page-header.tsx'

/** A page that is text from beginning to end. */
export function TextPage({ text }: { readonly text: ReactNode }) {
  return <div className="mx-auto w-full max-w-5xl px-gutter py-6 md:py-10">{text}</div>
}

/** A page of which only its purpose is known before its code has come. */
export function PlainPage({ title, description }: { readonly title: string; readonly description: string }) {
  return <TextPage text={<PageHeader title={title} lead={description} />} />
}
