import { eraseContent } from '#server/features/base/files/files.service.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import {
  talkEvents,
  talkFeedback,
  talkMessageReports,
  talkMessages,
  talkPositions,
  talkQuestions,
  talkQuestionVotes,
  talkRegistrationEvents,
  talkRegistrations,
  talkRequestEvents,
  talkRequests,
  talkRequestVotes,
  talks,
} from './masterclass.tables.ts'
import { selectRecordingsOf } from './talks/talks.queries.ts'

const kept =
  'The history of talks, registrations and requests only has ids, which identify nobody once the account is deleted.'

export const masterclassPersonalData: PersonalData = {
  name: 'masterclass',
  tables: [
    // The recording itself is exported as a file.
    { table: talks, of: talks.personId, secrets: ['recording'] },
    { table: talkRegistrations, of: talkRegistrations.personId },
    { table: talkQuestions, of: talkQuestions.personId },
    { table: talkQuestionVotes, of: talkQuestionVotes.personId },
    { table: talkMessages, of: talkMessages.personId },
    { table: talkMessageReports, of: talkMessageReports.personId },
    { table: talkFeedback, of: talkFeedback.personId },
    { table: talkPositions, of: talkPositions.personId },
    { table: talkRequests, of: talkRequests.personId },
    { table: talkRequestVotes, of: talkRequestVotes.personId },
    { table: talkEvents, of: talkEvents.actorId, kept },
    { table: talkRegistrationEvents, of: talkRegistrationEvents.actorId, kept },
    { table: talkRequestEvents, of: talkRequestEvents.actorId, kept },
  ],
  async *files({ db, storage }, { id }) {
    for (const { storageKey, type, id: recordingId } of await selectRecordingsOf(db, id))
      yield {
        path: `talks/${recordingId}.${type.split('/')[1]}`,
        open: () => storage.read(`${storageKey}/original`),
      }
  },
  async beforeErase(tx, { id }, jobs) {
    for (const { storageKey } of await selectRecordingsOf(tx, id)) await eraseContent(tx, jobs, storageKey)
  },
}
