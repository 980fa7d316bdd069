import { FILE_ADDRESS } from '../../data/navigation/make-course.ts'
import { FileStart } from './file/file-start.tsx'
import { WhatRuns } from './what-runs.tsx'

/** `/navigate/file`: what runs here, what was interrupted here, or the choice of a file. */
export function Page() {
  return (
    <WhatRuns address={FILE_ADDRESS}>
      <FileStart />
    </WhatRuns>
  )
}
