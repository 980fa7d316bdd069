import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetEverything, renderWithData } from '../../../data/testing/render-with-data.tsx'
import { BYTES_PER_MB, deviceTiles } from '../../../map/tiles/device-tiles.ts'
import { TileStoragePanel } from './tile-storage-panel.tsx'

const store = (x: number) =>
  deviceTiles().store.write({ layer: 'topo', z: 9, x, y: 1 }, new ArrayBuffer(1.5 * BYTES_PER_MB))

beforeEach(forgetEverything)
afterEach(cleanup)

it('counts what is stored, as it grows', async () => {
  renderWithData(<TileStoragePanel limitMb={200} onLimit={() => undefined} />)
  expect(await screen.findByText('Nothing stored yet.')).toBeTruthy()
  await store(1)
  expect(await screen.findByText('1.5 MB used by 1 tile.')).toBeTruthy()
  await store(2)
  expect(await screen.findByText('3.0 MB used by 2 tiles.')).toBeTruthy()
})

it('empties only after it was confirmed', async () => {
  const user = userEvent.setup()
  await store(1)
  renderWithData(<TileStoragePanel limitMb={200} onLimit={() => undefined} />)
  await screen.findByText(/1 tile/)
  await user.click(screen.getByRole('button', { name: 'Empty' }))
  const asking = await screen.findByRole('dialog', { name: 'Empty the map storage?' })
  await user.click(within(asking).getByRole('button', { name: 'Keep them' }))
  expect(await deviceTiles().store.use()).toMatchObject({ count: 1 })
  await user.click(screen.getByRole('button', { name: 'Empty' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Empty' }))
  await waitFor(() => expect(screen.getByText('Nothing stored yet.')).toBeTruthy())
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Empty' }).disabled).toBe(true)
})
