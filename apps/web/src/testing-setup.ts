import { configure } from '@testing-library/react'

// Nothing here is a measurement of speed: on a busy machine a page takes seconds to appear, and that is no failure.
configure({ asyncUtilTimeout: 15_000 })
