// Limits of course reviews. Separate from the contract, so that pages can import them without the schemas.

export const MAX_REVIEW = 2000
export const MAX_REVIEW_REPORT_NOTE = 500

export const reviewReportReasons = ['rude', 'scam', 'spam', 'other'] as const
export type ReviewReportReason = (typeof reviewReportReasons)[number]
