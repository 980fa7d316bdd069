import type { Locator } from '@playwright/test'

/** How many different colours a part of the page shows: one or two where a map stayed empty, many where something was drawn. */
export const colorsIn = async (place: Locator): Promise<number> => {
  const bytes = [...(await place.screenshot())]
  return place.page().evaluate(async (png) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(png)], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(picture, 0, 0)
    const { data } = drawing?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] }
    return new Set(new Uint32Array(new Uint8ClampedArray(data).buffer)).size
  }, bytes)
}
