// Bulk decisions. Missing permission for one applicant rejects the whole request; any other failure is reported per applicant.

import type { I18n } from '@lingui/core'
import { findHiddenJobs } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { sendMessage } from '#server/features/talk/chat/messages/sending.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { MAX_BULK_MESSAGE } from '#shared/features/hiring/applications/application-kinds.ts'
import type {
  BulkMessage,
  BulkOutcome,
  BulkRejection,
  MessagePreview,
  RejectionPreview,
} from '#shared/features/hiring/applications/reviewing/bulk.contract.ts'
import { pseudonymOf } from '#shared/features/jobs/jobs/pseudonym.ts'
import type { Wording } from '#shared/features/people/message-templates/wording.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canAct } from '../applications.policy.ts'
import type { ApplicationRow } from '../applications.queries.ts'
import { sideOf } from '../company/company-applications.service.ts'
import { cancelRejection, moveToStage, previewRejection, reject } from '../company/company-moves.service.ts'
import { wordsForApplicant } from '../notifying/applicant-words.service.ts'
import { selectApplications } from './bulk.queries.ts'
import { errorTextOf } from './error-text.ts'

export type Decider = { viewer: Identity; i18n: I18n }

async function findAll(db: Db, { viewer }: Decider, ids: readonly Id[]): Promise<ApplicationRow[]> {
  const rows = new Map((await selectApplications(db, ids)).map((row) => [row.id, row]))
  const all = [...new Set(ids)].map((id) => found(rows.get(id)))
  const checked = new Set<Id>()
  for (const application of all) {
    if (checked.has(application.jobId)) continue
    ensure(canAct(await sideOf(db, viewer, application)))
    checked.add(application.jobId)
  }
  return all
}

/** One after another: each takes several locks, and two at once could wait for each other. */
async function decide<T>(
  db: Db,
  decider: Decider,
  ids: readonly Id[],
  act: (application: ApplicationRow) => Promise<T>,
): Promise<{ done: { id: Id; name: string; result: T }[]; failed: BulkOutcome['failed'] }> {
  const all = await findAll(db, decider, ids)
  const nameless = await findHiddenJobs(db, decider.viewer)
  const done: { id: Id; name: string; result: T }[] = []
  const failed: BulkOutcome['failed'] = []
  for (const application of all) {
    const { id } = application
    const name = nameless.has(application.jobId) ? pseudonymOf(id) : application.sent.name
    try {
      done.push({ id, name, result: await act(application) })
    } catch (error) {
      const reason = errorTextOf(error, decider.i18n)
      if (reason === null) throw error
      failed.push({ id, name, reason })
    }
  }
  return { done, failed }
}

async function outcomeOf(decided: ReturnType<typeof decide>): Promise<BulkOutcome> {
  const { done, failed } = await decided
  return { done: done.map(({ id }) => id), failed }
}

type BulkMove = { stageId: Id; applicants: readonly { id: Id; fromStageId: Id | null }[] }

export function moveAll(db: Db, platform: Platform, decider: Decider, { stageId, applicants }: BulkMove) {
  const seenIn = new Map(applicants.map(({ id, fromStageId }) => [id, fromStageId]))
  return outcomeOf(
    decide(db, decider, [...seenIn.keys()], ({ id }) =>
      moveToStage(db, platform, decider.viewer, id, { stageId, reason: '', fromStageId: seenIn.get(id) }),
    ),
  )
}

export const rejectAll = (db: Db, platform: Platform, decider: Decider, { ids, ...rejection }: BulkRejection) =>
  outcomeOf(decide(db, decider, ids, ({ id }) => reject(db, platform, decider.viewer, id, rejection)))

export const cancelAll = (db: Db, platform: Platform, decider: Decider, ids: readonly Id[]) =>
  outcomeOf(decide(db, decider, ids, ({ id }) => cancelRejection(db, platform, decider.viewer, id)))

export async function previewAll(
  db: Db,
  platform: Platform,
  decider: Decider,
  { ids, ...rejection }: BulkRejection,
): Promise<RejectionPreview> {
  const { done, failed } = await decide(db, decider, ids, (application) =>
    previewRejection(db, platform, decider.viewer, application, rejection),
  )
  return { mails: done.map(({ id, name, result }) => ({ id, name, ...result })), failed }
}

const wordsOf = (db: Db, { viewer }: Decider, application: ApplicationRow, wording: Wording) =>
  wordsForApplicant(db, application, { wording, senderId: viewer.id, field: 'text', max: MAX_BULK_MESSAGE })

export const messageAll = (db: Db, platform: Platform, decider: Decider, { ids, ...wording }: BulkMessage) =>
  outcomeOf(
    decide(db, decider, ids, (application) =>
      transaction(db, async (tx) =>
        sendMessage(tx, platform, decider, found(application.conversationId), {
          key: newId(),
          body: await wordsOf(tx, decider, application, wording),
          replyTo: null,
          fileIds: [],
          card: null,
          voice: null,
        }),
      ),
    ),
  )

export async function previewMessages(
  db: Db,
  decider: Decider,
  { ids, ...wording }: BulkMessage,
): Promise<MessagePreview> {
  const { done, failed } = await decide(db, decider, ids, (application) => wordsOf(db, decider, application, wording))
  return { messages: done.map(({ id, name, result: text }) => ({ id, name, text })), failed }
}
