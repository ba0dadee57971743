// Redacts what identifies an applicant: name, contact details, recordings, and file names, which often contain the name.

import type {
  CompanyApplication,
  CompanyApplicationCard,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { pseudonymOf } from '#shared/features/jobs/jobs/pseudonym.ts'
import { entriesWithoutName } from '#shared/features/people/profile/entries-without-name.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Redact, redactor } from '#shared/kit/text/redact-name.ts'

export const cardWithoutName = (card: CompanyApplicationCard): CompanyApplicationCard => ({
  ...card,
  talent: { ...card.talent, id: null, name: pseudonymOf(card.id) },
  conversationId: null,
})

export function detailWithoutName(detail: CompanyApplication, name: string): CompanyApplication {
  const redact = redactor(name)
  return {
    ...detail,
    isNameHidden: true,
    sent: sentWithoutName(detail.sent, detail.id, redact),
    notes: detail.notes.map((note) => ({ ...note, text: redact(note.text) })),
    // Feedback may address the applicant by name.
    rejection: detail.rejection && withoutNameIn(detail.rejection, redact),
    history: detail.history.map((event) => ({
      ...event,
      rejection: event.rejection && withoutNameIn(event.rejection, redact),
    })),
    withdrawal: detail.withdrawal && {
      ...detail.withdrawal,
      note: detail.withdrawal.note && redact(detail.withdrawal.note),
    },
    can: detail.can.filter((action) => action !== 'message'),
  }
}

const withoutNameIn = <T extends { feedback: string | null }>(told: T, redact: Redact): T => ({
  ...told,
  feedback: told.feedback && redact(told.feedback),
})

const sentWithoutName = (sent: SentForm, id: Id, redact: Redact): SentForm => ({
  ...sent,
  name: pseudonymOf(id),
  email: '',
  phone: null,
  coverNote: sent.coverNote && redact(sent.coverNote),
  resume: null,
  resumeText: sent.resumeText && redact(sent.resumeText),
  intro: sent.intro?.kind === 'text' ? { ...sent.intro, text: redact(sent.intro.text) } : null,
  background: sent.background && {
    summary: redact(sent.background.summary),
    entries: entriesWithoutName(sent.background.entries, redact),
  },
  answers: sent.answers
    // A link leads to a page with a name.
    .filter(({ type, file }) => type !== 'url' && file === null)
    .map((answer) => ({ ...answer, value: typeof answer.value === 'string' ? redact(answer.value) : answer.value })),
})
