import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { lazyMap } from './lazy-map.tsx'

afterEach(cleanup)

const draw = (load: () => Promise<() => React.JSX.Element>) => {
  const Map = lazyMap(load)
  render(
    <Suspense>
      <p>The list</p>
      <Map />
    </Suspense>,
  )
}

it('draws the map when its code has come', async () => {
  draw(async () => () => <p>The map</p>)
  expect(await screen.findByText('The map')).toBeTruthy()
})

it('leaves what stands beside a map whose code did not come, and says what is missing', async () => {
  draw(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  expect(await screen.findByText('The map is not on your device yet')).toBeTruthy()
  expect(screen.getByText('The list')).toBeTruthy()
})
