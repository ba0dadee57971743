/** What can be wrong with a job, most serious first. */
export const reportReasons = [
  'scam',
  'asks_money',
  'discrimination',
  'misleading_location',
  'misleading_pay',
  'expired',
  'no_response',
  'duplicate',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

export const MAX_REPORT_TEXT = 1_000
