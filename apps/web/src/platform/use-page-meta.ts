import { useEffect } from 'react'

const SITE_NAME = 'Bluffline'

/** Title and description of the document, as search engines, tabs and screen readers show them. */
export function setPageMeta(title: string, description: string): void {
  document.title = `${title} · ${SITE_NAME}`
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
}

/** For a page whose title is only known with its data: a trail's name. Until then the manifest's title stands. */
export function usePageMeta(title: string | undefined, description: string): void {
  useEffect(() => {
    if (title !== undefined) setPageMeta(title, description)
  }, [title, description])
}
