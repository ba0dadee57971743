import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import type { ApplyStep } from '#shared/features/hiring/apply/apply-limits.ts'

/** What one step still lacks, by field and in words. */
export const missingIn = ({ missing }: Draft, step: ApplyStep): Record<string, string[]> =>
  Object.fromEntries(missing.filter((one) => one.step === step).map(({ field, problem }) => [field, [problem]]))

/** Of what was told before, that which still holds. */
export function stillMissing(told: Record<string, string[]>, draft: Draft, step: ApplyStep): Record<string, string[]> {
  const now = missingIn(draft, step)
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in told))
}
