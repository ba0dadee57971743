// Reported messages of live talks. All reports of a message are one case.

import type { I18n } from '@lingui/core'
import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import {
  dismissReports,
  presentReports,
  reportKind,
} from '#server/features/base/operations/cases/text-reports.service.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { CaseQueue } from '#server/platform/wiring/case-queue.ts'
import type { CaseChoice, CaseSummary } from '#shared/operator-case.ts'
import { publishRemoval } from '../masterclass.realtime.ts'
import {
  decideReports,
  type MessageRow,
  removeMessageRow,
  selectOpenReports,
  selectReportedMessage,
  selectReportedMessages,
  selectReportFigures,
} from './live.queries.ts'

const PROMISED_HOURS = 24

export const talkMessagesQueue: CaseQueue = {
  name: 'talk-messages',
  title: (i18n) => i18n._({ id: 'talks.messages_queue', message: 'Messages at talks' }),
  href: '/ops/reports/talks',
  promisedHours: PROMISED_HOURS,
  summarize: selectReportFigures,
  cases: {
    isPrivate: true,
    async list(db, page, i18n) {
      const rows = await selectReportedMessages(db, page)
      const people = await findContacts(db, [...new Set(rows.map(({ message }) => message.personId))])
      return rows.map(({ message, reportedAt }) =>
        summaryOf(i18n, message, { name: people.get(message.personId)?.name ?? '', since: reportedAt }),
      )
    },
    async show(db, caseId, i18n) {
      const message = await selectReportedMessage(db, caseId)
      const reports = message ? await selectOpenReports(db, message.id) : []
      const [first] = reports
      if (!message || !first) return null
      const people = await findContacts(db, [message.personId, ...reports.map(({ personId }) => personId)])
      const nameOf = (id: string) => people.get(id)?.name ?? ''
      return {
        ...summaryOf(i18n, message, { name: nameOf(message.personId), since: first.createdAt }),
        version: String(reports.length),
        evidence: [
          {
            kind: 'quote',
            text: message.text,
            source:
              message.removedAt === null
                ? i18n._({ id: 'talks.message_shown', message: 'The message' })
                : i18n._({ id: 'talks.message_gone', message: 'The message, removed from the chat' }),
          },
          ...presentReports(i18n, reports, nameOf),
        ],
        choices: choicesOf(i18n),
      }
    },
    // Operators take part in talks, too, and do not decide about what they wrote themselves.
    async ensureMayDecide(db, { operator, caseId }) {
      ensure((await selectReportedMessage(db, caseId))?.personId !== operator.id)
    },
    async decide(tx, platform, { operator, caseId, choice, reason }) {
      ensure(choice === 'dismiss' || choice === 'remove', 'not_found')
      const message = found(await selectReportedMessage(tx, caseId))
      const now = platform.clock.now()
      if (!(await decideReports(tx, caseId, now))) throw new AppError('status_changed_meanwhile')
      if (choice === 'remove' && (await removeMessageRow(tx, caseId, now)))
        publishRemoval(platform, tx, message.talkId, caseId)
      const subject = { kind: 'talk-messages', id: caseId }
      await recordAudit(tx, platform, { actor: operator, action: `talk_message.${choice}`, subject, reason })
    },
  },
}

type About = { name: string; since: Date | null }

const summaryOf = (i18n: I18n, message: MessageRow, { name, since }: About): CaseSummary => ({
  id: message.id,
  title: i18n._({ id: 'talks.message_from', message: 'Message from {name} at a talk', values: { name } }),
  about: name,
  kind: reportKind(i18n),
  waitingSince: (since ?? message.createdAt).toISOString(),
})

const choicesOf = (i18n: I18n): CaseChoice[] => [
  dismissReports(i18n),
  {
    id: 'remove',
    label: i18n._({ id: 'talks.message_remove', message: 'Remove the message' }),
    consequence: i18n._({ id: 'talks.message_remove_means', message: 'Nobody sees it in the chat any more' }),
    needsReason: true,
  },
]
