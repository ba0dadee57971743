import { Readable } from 'node:stream'
import { eraseContent } from '#server/features/base/files/files.service.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { openDocument, openForm } from './documents/sealing.ts'
import { selectDocumentsOf, selectSealedForms } from './elite.queries.ts'
import {
  eliteApplications,
  eliteDocuments,
  eliteEvents,
  eliteForms,
  eliteFormVersions,
  eliteQuestions,
  eliteSignatures,
} from './elite.tables.ts'

export const elitePersonalData: PersonalData = {
  name: 'elite',
  tables: [
    { table: eliteDocuments, of: eliteDocuments.personId, secrets: ['storageKey'] },
    { table: eliteFormVersions, of: eliteFormVersions.personId, secrets: ['sealedData'] },
    { table: eliteForms, of: eliteForms.personId, secrets: ['sealedData'] },
    { table: eliteQuestions, of: eliteQuestions.personId },
    { table: eliteSignatures, of: eliteSignatures.personId, secrets: ['chainHash'] },
    { table: eliteApplications, of: eliteApplications.personId },
    {
      table: eliteEvents,
      of: eliteEvents.actorId,
      kept: 'The log contains only ids, which refer to nobody once the account is deleted.',
    },
  ],
  async *files(needs, { id }) {
    for (const document of await selectDocumentsOf(needs.db, id))
      yield {
        path: `${document.id}/${document.name}`,
        open: async () => Readable.from([await openDocument(needs, document)]),
      }
    // Encrypted in the database, and readable here.
    for (const form of await selectSealedForms(needs.db, id))
      yield {
        path: `${form.id}/${form.kind}.json`,
        open: async () => Readable.from([JSON.stringify(openForm(needs, form), null, 2)]),
      }
  },
  async beforeErase(tx, { id }, jobs) {
    for (const { storageKey } of await selectDocumentsOf(tx, id)) await eraseContent(tx, jobs, storageKey)
  },
}
