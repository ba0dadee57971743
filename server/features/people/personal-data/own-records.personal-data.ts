import { eraseContent } from '#server/features/base/files/files.service.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { selectScheduledDeletion } from './deletion/deletions.queries.ts'
import { folderOf } from './exports/export-paths.ts'
import { selectExportsOf } from './exports/exports.queries.ts'
import { dataExportEvents, dataExports, deletionRequestEvents, deletionRequests } from './personal-data.tables.ts'

const kept = 'When something was requested and done, with ids that identify nobody once the account is deleted.'

export const ownRecordsPersonalData: PersonalData = {
  name: 'exports-and-deletion',
  tables: [
    { table: dataExports, of: dataExports.personId },
    { table: dataExportEvents, of: dataExportEvents.actorId, kept },
    { table: deletionRequests, of: deletionRequests.personId },
    { table: deletionRequestEvents, of: deletionRequestEvents.actorId, kept },
  ],
  async calendar(db, { id }) {
    const deletion = await selectScheduledDeletion(db, id)
    return deletion
      ? [{ id: `deletion-${deletion.id}`, title: 'Account is deleted', start: deletion.scheduledFor }]
      : []
  },
  async beforeErase(tx, { id }, jobs) {
    for (const row of await selectExportsOf(tx, id)) await eraseContent(tx, jobs, folderOf(row.id))
  },
}
