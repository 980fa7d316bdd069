/** What part of the checks must succeed (specification, section 5). */
export const CAPABILITY_PASS_SHARE = 0.7

/** Whether an emergency feature test passes: at least 70 % of its checks succeeded. A test without checks has shown nothing. */
export const passesCapabilityTest = (checks: readonly boolean[]): boolean =>
  checks.length > 0 && checks.filter(Boolean).length >= checks.length * CAPABILITY_PASS_SHARE - 1e-9
