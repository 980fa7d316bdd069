// Photos of federal campgrounds: RIDB names who made them, and nothing of a license.
import { campgroundPhoto, type CampgroundPhoto, MOST_PHOTOS } from '@bluffline/contract'
import { z } from 'zod'

export const ridbMedia = z.object({
  MediaType: z.string().nullish(),
  Title: z.string().nullish(),
  Description: z.string().nullish(),
  Credits: z.string().nullish(),
  URL: z.string().nullish(),
  Width: z.number().nullish(),
  Height: z.number().nullish(),
  IsPrimary: z.boolean().nullish(),
})
export type RidbMedia = z.infer<typeof ridbMedia>

/** Works of these agencies belong to everybody (17 USC 105). Of a photo of anybody else nobody tells whether it may be shown. */
const AGENCY =
  /\b(NPS|National Park Service|USFS|USDA|(US|U\.S\.) ?Forest Service|Forest Service|USACE|(US|U\.S\.) Army Corps|Army Corps of Engineers|USFWS|BLM|USGS)\b/i
const LICENSE = 'Public domain: a work of the US Government'

const sizePx = (size: number | null | undefined) => (size ? Math.round(size) : null)

/** The photo, or null where it is none, or nobody says who made it or that it may be shown. */
export function photoOf({
  MediaType,
  Title,
  Description,
  Credits,
  URL,
  Width,
  Height,
}: RidbMedia): CampgroundPhoto | null {
  const credit = Credits?.trim() ?? ''
  if (MediaType !== 'Image' || !AGENCY.test(credit)) return null
  const title = (Title?.trim() || Description?.trim()) ?? ''
  const result = campgroundPhoto.safeParse({
    url: URL,
    title: title.slice(0, 200),
    credit,
    license: LICENSE,
    widthPx: sizePx(Width),
    heightPx: sizePx(Height),
  })
  return result.success ? result.data : null
}

/** The photos that may be shown, the agency's first choice first, each once; null where there are none. */
export function photosOf(media: readonly RidbMedia[] | null | undefined): readonly CampgroundPhoto[] | null {
  const ordered = (media ?? []).toSorted((a, b) => Number(b.IsPrimary ?? false) - Number(a.IsPrimary ?? false))
  const photos = ordered.map(photoOf).filter((photo) => photo !== null)
  const each = [...new Map(photos.map((photo) => [photo.url, photo])).values()].slice(0, MOST_PHOTOS)
  return each.length === 0 ? null : each
}
