import type { Feature } from './feature.ts'

/** A feature's manifest: plain data, no side effects; pages come by `import()`. */
export const defineFeature = (feature: Feature): Feature => feature
