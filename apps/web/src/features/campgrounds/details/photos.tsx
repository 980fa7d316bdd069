import type { Campground, CampgroundPhoto } from '@bluffline/contract'
import { useState } from 'react'

function Photo({ photo }: { readonly photo: CampgroundPhoto }) {
  const { url, title, credit, license, widthPx, heightPx } = photo
  const [isMissing, setMissing] = useState(false)
  return (
    <li className="w-[85%] max-w-sm shrink-0 snap-start">
      <figure>
        {isMissing ? (
          <p className="grid aspect-[3/2] place-items-center rounded-md border border-line bg-surface-sunken p-4 text-center text-small text-ink-muted">
            This photo is at recreation.gov and needs a network.
          </p>
        ) : (
          <img
            src={url}
            alt={title}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            {...(widthPx !== null && heightPx !== null && { width: widthPx, height: heightPx })}
            onError={() => setMissing(true)}
            className="aspect-[3/2] w-full rounded-md bg-surface-sunken object-cover"
          />
        )}
        <figcaption className="mt-1 text-caption text-ink-muted">
          {title}. Photo: {credit}. {license}.
        </figcaption>
      </figure>
    </li>
  )
}

/** Photos with who made them and why they may be shown; nothing where there are none. */
export function Photos({ campground }: { readonly campground: Campground }) {
  const { photos, name } = campground
  if (photos === undefined) return null
  return (
    <ul aria-label={`Photos of ${name}`} className="-mx-1 flex snap-x gap-3 overflow-x-auto px-1 pb-1" tabIndex={0}>
      {photos.map((photo) => (
        <Photo key={photo.url} photo={photo} />
      ))}
    </ul>
  )
}
