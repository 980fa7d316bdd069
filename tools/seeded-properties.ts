import fc from 'fast-check'

/**
 * Every property runs with the same seed, so that a change is judged by what it changed and not by the dice. Other cases are tried by hand:
 * `FC_SEED=7 npm run test:unit`.
 */
const DEFAULT_SEED = 20_261_121

fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? DEFAULT_SEED) })
