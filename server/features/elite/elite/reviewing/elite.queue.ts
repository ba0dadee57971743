// Applications that wait for a reviewer, step by step.

import type { I18n } from '@lingui/core'
import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import { findVerifiedPeople } from '#server/features/people/identity/verified-people.service.ts'
import { findProvenSkills } from '#server/features/skills/skills/proven-skills.service.ts'
import { listTests } from '#server/features/skills/skills/skills.service.ts'
import type { CaseQueue } from '#server/platform/wiring/case-queue.ts'
import { SCREENING_WORKING_DAYS } from '#shared/features/elite/elite/elite-limits.ts'
import { type EliteStage, stageOf } from '#shared/features/elite/elite/elite-status.ts'
import type { CaseChoice, CaseSummary } from '#shared/operator-case.ts'
import {
  type ApplicationRow,
  selectDocuments,
  selectForms,
  selectInQueue,
  selectQuestions,
  selectQueue,
  selectQueueFigures,
} from '../elite.queries.ts'
import { findEndorsers } from '../joining/endorsers.service.ts'
import { readCompliance, readSkills, taxFormOf } from '../joining/standing.service.ts'
import { evidenceFor } from './case-evidence.ts'
import { decideOnApplication, ensureMayDecide, formOfStage, versionOf } from './deciding.service.ts'

// The promise counts working days; five of them take a calendar week.
const HOURS_PER_WORKING_DAY = (7 * 24) / 5

export const eliteQueue: CaseQueue = {
  name: 'elite',
  title: (i18n) => i18n._({ id: 'elite.queue', message: 'Elite' }),
  href: '/ops/elite',
  promisedHours: SCREENING_WORKING_DAYS * HOURS_PER_WORKING_DAY,
  summarize: selectQueueFigures,
  cases: {
    isPrivate: true,
    async list(db, page, i18n) {
      const rows = await selectQueue(db, page)
      const people = await findContacts(
        db,
        rows.map(({ personId }) => personId),
      )
      return rows.map((row) => summaryOf(i18n, row, people.get(row.personId)?.name ?? ''))
    },
    async show(db, caseId, i18n, platform) {
      const application = await selectInQueue(db, caseId)
      const stage = application && stageOf(application.status)
      if (!application || !stage) return null
      const { personId } = application
      const now = platform.clock.now()
      const [people, forms, questions, documents, proven, identified, endorsers] = await Promise.all([
        findContacts(db, [personId]),
        selectForms(db, caseId),
        selectQuestions(db, caseId),
        selectDocuments(db, caseId),
        findProvenSkills(db, personId, now),
        findVerifiedPeople(db, [personId], now),
        findEndorsers(db, platform, caseId),
      ])
      const name = people.get(personId)?.name ?? ''
      const compliance = readCompliance(platform, forms)
      const chosen = new Set(readSkills(forms))
      return {
        ...summaryOf(i18n, application, name),
        version: versionOf(application),
        evidence: evidenceFor(i18n, {
          stage,
          name,
          forms,
          compliance,
          taxForm: taxFormOf(compliance),
          questions,
          documents,
          skills: listTests()
            .items.filter(({ slug }) => chosen.has(slug))
            .map((skill) => ({ name: skill.name, level: proven.get(skill.slug)?.level ?? null })),
          isIdentified: identified.has(personId),
          endorsements: endorsers.evidence(i18n),
        }),
        choices: choicesOf(i18n, stage, endorsers.isComplete),
      }
    },
    ensureMayDecide: async (db, decision) => void (await ensureMayDecide(db, decision)),
    decide: decideOnApplication,
  },
}

const stageName = (i18n: I18n, stage: EliteStage): string =>
  i18n._({
    id: 'elite.stage',
    message:
      '{stage, select, screening {Screening} assessment {Skills} interview {Way of working} endorsement_check {Endorsements} other {Contract and compliance}}',
    values: { stage },
  })

const summaryOf = (i18n: I18n, application: ApplicationRow, name: string): CaseSummary => ({
  id: application.id,
  title: name,
  about: i18n._({ id: 'elite.about', message: 'Elite application' }),
  kind: { label: stageName(i18n, stageOf(application.status) ?? 'screening'), tone: 'neutral' },
  waitingSince: (application.queuedAt ?? application.createdAt).toISOString(),
})

function choicesOf(i18n: I18n, stage: EliteStage, isEndorsed: boolean): CaseChoice[] {
  const others = [askChoice(i18n), backChoice(i18n, stage), declineChoice(i18n)]
  if (stage === 'endorsement_check' && !isEndorsed) return others
  const onward: CaseChoice =
    stage === 'compliance'
      ? {
          id: 'approve',
          label: i18n._({ id: 'elite.approve', message: 'Approve' }),
          consequence: i18n._({ id: 'elite.approve_means', message: 'They become a member at once' }),
          needsReason: false,
        }
      : {
          id: 'pass',
          label: i18n._({ id: 'elite.pass', message: 'Passed' }),
          consequence: i18n._({ id: 'elite.pass_means', message: 'The next step of the review begins' }),
          needsReason: false,
        }
  return [onward, ...others]
}

const askChoice = (i18n: I18n): CaseChoice => ({
  id: 'ask',
  label: i18n._({ id: 'elite.ask', message: 'Ask a question' }),
  consequence: i18n._({
    id: 'elite.ask_means',
    message: 'They read what you write here and have seven days to answer',
  }),
  needsReason: true,
})

const backChoice = (i18n: I18n, stage: EliteStage): CaseChoice =>
  formOfStage[stage]
    ? {
        id: 'return',
        label: i18n._({ id: 'elite.return', message: 'Ask for changes' }),
        consequence: i18n._({
          id: 'elite.return_means',
          message: 'They read your reason, change the form of this step and send it again',
        }),
        needsReason: true,
      }
    : {
        id: 'waitlist',
        label: i18n._({ id: 'elite.waitlist', message: 'Waitlist' }),
        consequence: i18n._({
          id: 'elite.waitlist_means',
          message: 'They read your reason, and the application comes back after 30 days',
        }),
        needsReason: true,
      }

const declineChoice = (i18n: I18n): CaseChoice => ({
  id: 'decline',
  label: i18n._({ id: 'elite.decline', message: 'Decline' }),
  consequence: i18n._({
    id: 'elite.decline_means',
    message: 'They read your reason and from which day they can apply again',
  }),
  needsReason: true,
})
