import { eraseContent } from '#server/features/base/files/files.service.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { selectUnfinishedOf } from './recordings.queries.ts'
import { recordingEvents, recordings } from './recordings.tables.ts'
import { slicesOf } from './slices/recording-slices.ts'

export const recordingsPersonalData: PersonalData = {
  name: 'recordings',
  // Kept recordings are files, which are exported with the files.
  tables: [
    { table: recordings, of: recordings.ownerId },
    {
      table: recordingEvents,
      of: recordingEvents.actorId,
      kept: 'When a recording started and ended, with ids that identify nobody once the account is deleted.',
    },
  ],
  async beforeErase(tx, { id }, jobs) {
    for (const row of await selectUnfinishedOf(tx, id)) await eraseContent(tx, jobs, slicesOf(row.id))
  },
}
