import type { TrailDetail } from '@bluffline/contract'

const SCHEMA = { '@context': 'https://schema.org' }

export const LANDING_KEYWORDS =
  'Arkansas ATV trails, Arkansas UTV trails, side-by-side trails, OHV parks, Ozark trails, Ouachita trails, offline trail map, Arkansas WMA, duck season dates, campgrounds'

/** The app itself: free, in a browser, with a search of its own. */
export const appData = (description: string): readonly object[] => [
  {
    ...SCHEMA,
    '@type': 'WebSite',
    name: 'Bluffline',
    url: '/',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: '/ai-trails?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  },
  {
    ...SCHEMA,
    '@type': 'SoftwareApplication',
    name: 'Bluffline',
    description,
    url: '/',
    image: '/og/bluffline.png',
    applicationCategory: 'TravelApplication',
    operatingSystem: 'Any, in a browser',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    areaServed: { '@type': 'State', name: 'Arkansas' },
  },
]

export const trailKeywords = ({ name, county, system }: TrailDetail): string =>
  [name, ...(system === null ? [] : [system]), `${county} County`, 'Arkansas trail', 'offline map', 'GPX'].join(', ')

/** A trail as a place, and the way to its page. */
export const trailData = (trail: TrailDetail, description: string): readonly object[] => {
  const { id, name, county, point } = trail
  const url = `/map/${id}`
  return [
    {
      ...SCHEMA,
      '@type': 'Place',
      '@id': url,
      url,
      name,
      description,
      address: {
        '@type': 'PostalAddress',
        addressRegion: 'AR',
        addressCountry: 'US',
        addressLocality: `${county} County`,
      },
      ...(point !== null && { geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng } }),
    },
    {
      ...SCHEMA,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Trails', item: '/ai-trails' },
        { '@type': 'ListItem', position: 2, name, item: url },
      ],
    },
  ]
}
