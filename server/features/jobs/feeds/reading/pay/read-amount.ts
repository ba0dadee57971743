// Numbers as people write them: 60k, 60,000, 60.000, 60 000, 60'000, 4,5k, 3.712,-, 12 lakh.

export const AMOUNT =
  "(\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d{1,3}(?:[.,'’\\u00a0\\u202f ]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?)(?:,[-–—])? ?(k|K|T|tsd|lakhs?|LPA|lpa|L)?(?!(?!USD|EUR|GBP|CAD|AUD|CHF|INR|hr\\b)[\\w%])"

const factors: Record<string, number> = {
  k: 1_000,
  t: 1_000,
  tsd: 1_000,
  lakh: 100_000,
  lakhs: 100_000,
  lpa: 100_000,
  l: 100_000,
}

/** `scale` is the k of this number or, in "60–80k", of the other bound. */
export function readAmount(digits: string, scale: string | undefined): number {
  const isGrouped = /^\d{1,2}(?:,\d{2})+,\d{3}|^\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+/.test(digits)
  const plain = isGrouped
    ? digits.replace(/[.,'’\u00a0\u202f ](?=\d{2,3}(?:\D|$))(?!\d{2}$)/g, '').replace(',', '.')
    : digits.replace(',', '.')
  return Number(plain) * (factors[scale?.toLowerCase() ?? ''] ?? 1)
}
