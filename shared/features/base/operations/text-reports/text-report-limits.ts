// Reports of public texts, such as reviews. Separate from the contract, so that pages can import this without the schemas.

export const MAX_TEXT_REPORT_NOTE = 500

export const textReportReasons = ['rude', 'scam', 'spam', 'other'] as const
export type TextReportReason = (typeof textReportReasons)[number]
