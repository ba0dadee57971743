import { isReachable } from '#shared/features/jobs/jobs/fit/platform-reach.ts'

/** Whether banks move money between the two countries; unknown if one of them is not known. */
export function payableFrom(buyer: string | null, seller: string | null): 'yes' | 'no' | 'unknown' {
  if ([buyer, seller].some((country) => country !== null && !isReachable(country))) return 'no'
  return buyer === null || seller === null ? 'unknown' : 'yes'
}
