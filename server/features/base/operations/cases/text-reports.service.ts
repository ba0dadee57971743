// What the queues of reported texts have in common: all reports of one text are one case.

import type { I18n } from '@lingui/core'
import type { TextReport } from '#shared/features/base/operations/text-reports/text-report.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { CaseChoice, CaseSummary, Evidence } from '#shared/operator-case.ts'

type ReceivedReport = TextReport & { personId: Id; createdAt: Date }

export const presentReports = (
  i18n: I18n,
  reports: readonly ReceivedReport[],
  nameOf: (personId: Id) => string,
): Evidence[] =>
  reports.map(({ personId, reason, note, createdAt }) => ({
    kind: 'statement',
    name: nameOf(personId),
    label: i18n._({
      id: 'operations.report_reason',
      message: 'reported it: {reason, select, rude {abuse} scam {fraud} spam {spam} other {another reason}}',
      values: { reason },
    }),
    text: note,
    at: createdAt.toISOString(),
  }))

export const reportKind = (i18n: I18n): CaseSummary['kind'] => ({
  label: i18n._({ id: 'operations.report_kind', message: 'Report' }),
  tone: 'warn',
})

export const dismissReports = (i18n: I18n): CaseChoice => ({
  id: 'dismiss',
  label: i18n._({ id: 'operations.report_dismiss', message: 'Dismiss' }),
  consequence: i18n._({ id: 'operations.report_dismiss_means', message: 'No rule was broken' }),
  needsReason: false,
})
