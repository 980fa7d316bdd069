import { describe, expect, it } from 'vitest'
import { campground, campgroundPhoto } from './campground.ts'

const fieldsOf = (name: 'amenities' | 'pricing' | 'contact' | 'features') => Object.keys(campground.shape[name].shape)

describe('a campground', () => {
  it('has the fields of the specification, by their exact names', () => {
    expect(Object.keys(campground.shape)).toEqual(
      expect.arrayContaining(
        'id name type description location amenities pricing contact features ratings seasonal_info nearby_attractions last_updated'.split(
          ' ',
        ),
      ),
    )
    expect(Object.keys(campground.shape.location.shape)).toEqual([
      'latitude',
      'longitude',
      'address',
      'city',
      'county',
      'region',
    ])
    expect(fieldsOf('amenities')).toHaveLength(33)
    expect(fieldsOf('pricing')).toHaveLength(8)
    expect(fieldsOf('contact')).toEqual(['phone', 'website', 'email', 'reservation_url'])
    expect(fieldsOf('features')).toHaveLength(8)
  })

  it('may not know a thing, and may not make one up', () => {
    const { website } = campground.shape.contact.shape
    expect(website.safeParse(null).success).toBe(true)
    expect(website.safeParse('call us').success).toBe(false)
    expect(website.safeParse('javascript:alert(1)').success).toBe(false)
    expect(campground.shape.pricing.shape.tent_site_min.safeParse(-1).success).toBe(false)
    expect(campground.shape.amenities.shape.wifi.safeParse('maybe').success).toBe(false)
  })

  it('shows no photo of which nobody says who made it or why it may be shown', () => {
    const photo = {
      url: 'https://cdn.recreation.gov/public/a.jpg',
      title: 'The lake',
      credit: 'NPS Photo',
      license: 'Public domain',
      widthPx: null,
      heightPx: null,
    }
    expect(campgroundPhoto.safeParse(photo).success).toBe(true)
    for (const change of [{ credit: '' }, { license: '' }, { url: 'https://cdn.recreation.gov.example/a.jpg' }])
      expect(campgroundPhoto.safeParse({ ...photo, ...change }).success).toBe(false)
    expect(campground.shape.photos.safeParse([{ ...photo, credit: '' }]).success).toBe(false)
  })
})
