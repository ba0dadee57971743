// Reported messages. Operators read the message with all its versions and nothing else of the conversation; each look is recorded.

import type { I18n } from '@lingui/core'
import { ensure } from '#server/platform/http/app-error.ts'
import type { CaseQueue } from '#server/platform/wiring/case-queue.ts'
import type { MessageReport } from '#shared/features/talk/chat/chat-ops.contract.ts'
import { reportDecisions } from '#shared/features/talk/chat/report-status.ts'
import type { CaseChoice, CaseSummary, Evidence } from '#shared/operator-case.ts'
import { selectOpenFigures } from './reports.queries.ts'
import { decideOnReport, findOpenReport, listOpenReports, MESSAGE_REPORTS } from './reports.service.ts'

const PROMISED_HOURS = 4

export const messageReportsQueue: CaseQueue = {
  name: MESSAGE_REPORTS,
  title: (i18n) => i18n._({ id: 'chat.reports_queue', message: 'Message reports' }),
  href: '/ops/reports/messages',
  promisedHours: PROMISED_HOURS,
  summarize: selectOpenFigures,
  cases: {
    isPrivate: true,
    list: async (db, page, i18n) => (await listOpenReports(db, page)).map((report) => summaryOf(i18n, report)),
    async show(db, caseId, i18n) {
      const report = await findOpenReport(db, caseId)
      if (!report) return null
      const lastVersion = report.message.versions.at(-1)?.until ?? report.message.at
      return {
        ...summaryOf(i18n, report),
        version: lastVersion,
        evidence: evidenceFor(i18n, report),
        choices: choicesOf(i18n),
      }
    },
    async decide(tx, platform, { operator, caseId, choice, reason }) {
      const decision = reportDecisions.find((one) => one === choice)
      ensure(decision !== undefined, 'not_found')
      await decideOnReport({ ...platform, db: tx }, operator, caseId, { decision, reason })
    },
  },
}

const summaryOf = (i18n: I18n, report: MessageReport): CaseSummary => ({
  id: report.id,
  title: i18n._({
    id: 'chat.report_title',
    message: 'Message from {name}',
    values: { name: report.message.sender?.name ?? '' },
  }),
  about: i18n._({ id: 'chat.report_by', message: 'Reported by {name}', values: { name: report.reporter.name } }),
  kind: {
    label: i18n._({
      id: 'chat.report_kind',
      message: '{reason, select, money {Money} scam {Fraud} rude {Abuse} spam {Spam} other {Other}}',
      values: { reason: report.reason },
    }),
    tone: report.reason === 'money' || report.reason === 'scam' ? 'bad' : 'neutral',
  },
  waitingSince: report.reportedAt,
})

function evidenceFor(i18n: I18n, { message, note, reporter, reportedAt }: MessageReport): Evidence[] {
  const versions = message.versions.map(
    ({ body }): Evidence => ({
      kind: 'quote',
      text: body,
      source: i18n._({ id: 'chat.report_version', message: 'Earlier version' }),
    }),
  )
  const current: Evidence = {
    kind: 'quote',
    text: message.body || i18n._({ id: 'chat.report_deleted', message: 'Deleted by its author' }),
    source: i18n._({ id: 'chat.report_message', message: 'The message' }),
  }
  const statement: Evidence = {
    kind: 'statement',
    name: reporter.name,
    label: i18n._({ id: 'chat.report_reporter', message: 'reported it' }),
    text: note,
    at: reportedAt,
  }
  const risks = message.risks.map(
    (risk): Evidence => ({
      kind: 'check',
      label: i18n._({ id: 'chat.report_text', message: 'Text' }),
      text: i18n._({
        id: 'chat.report_risk',
        message:
          '{risk, select, money {asks for money} documents {asks for identity documents} elsewhere {asks to continue elsewhere} other {contains a link}}',
        values: { risk },
      }),
      state: risk === 'link' ? 'warn' : 'bad',
    }),
  )
  const files = message.files.map(
    (name): Evidence => ({
      kind: 'check',
      label: i18n._({ id: 'chat.report_file', message: 'File' }),
      text: name,
      state: 'unknown',
    }),
  )
  return [...versions, current, statement, ...risks, ...files]
}

const choicesOf = (i18n: I18n): CaseChoice[] => [
  {
    id: 'dismiss',
    label: i18n._({ id: 'chat.report_dismiss', message: 'Dismiss' }),
    consequence: i18n._({ id: 'chat.report_dismiss_means', message: 'No rule was broken' }),
    needsReason: false,
  },
  {
    id: 'remove',
    label: i18n._({ id: 'chat.report_remove', message: 'Remove the message' }),
    consequence: i18n._({ id: 'chat.report_remove_means', message: 'Both sides see that it was removed' }),
    needsReason: true,
  },
  {
    id: 'freeze',
    label: i18n._({ id: 'chat.report_freeze', message: 'Close the conversation' }),
    consequence: i18n._({ id: 'chat.report_freeze_means', message: 'Nobody can write in it any more' }),
    needsReason: true,
  },
]
