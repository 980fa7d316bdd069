import { readLists, type KeeperJob } from './read-lists.ts'

// The answer says whether all went well.
addEventListener('message', ({ data }: MessageEvent<KeeperJob>) => {
  readLists(data, fetch).then(
    () => postMessage(true),
    () => postMessage(false),
  )
})
