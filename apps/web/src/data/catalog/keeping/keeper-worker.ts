import { readLists, type KeeperJob } from './read-lists.ts'

// The answer says that the work is over; a list that did not come leaves the copy of before.
addEventListener('message', ({ data }: MessageEvent<KeeperJob>) => {
  const tell = () => postMessage(null)
  readLists(data, fetch).then(tell, tell)
})
