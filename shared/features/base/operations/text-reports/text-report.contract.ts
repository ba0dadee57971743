import { z } from 'zod'
import { MAX_TEXT_REPORT_NOTE, textReportReasons } from './text-report-limits.ts'

export const textReport = z.object({
  reason: z.enum(textReportReasons),
  note: z.string().trim().max(MAX_TEXT_REPORT_NOTE).default(''),
})
export type TextReport = z.output<typeof textReport>
