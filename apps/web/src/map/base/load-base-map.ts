import address from './base-map.json?url'
import { decodeBaseMap, type BaseMapData, type BaseTopology } from './base-map-data.ts'

let loaded: Promise<BaseMapData> | undefined

/** The built-in map, fetched once from our own address. A failure is forgotten, so that the next map asks again. */
export function loadBaseMap(): Promise<BaseMapData> {
  loaded ??= fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`The built-in map did not come: ${answer.status}`)
    return decodeBaseMap((await answer.json()) as BaseTopology)
  })
  loaded.catch(() => (loaded = undefined))
  return loaded
}
