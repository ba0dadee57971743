import { Readable } from 'node:stream'
import { eraseContent } from '#server/features/base/files/files.service.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { selectAgreement, selectAgreementsOf } from './agreement/agreement.queries.ts'
import { openDocument, openForm } from './documents/sealing.ts'
import { selectDocumentsOf, selectSealedForms } from './elite.queries.ts'
import {
  eliteAgreements,
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
    // The file itself is in the folder of this area.
    { table: eliteAgreements, of: eliteAgreements.personId, secrets: ['content'] },
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
    for (const { id: agreementId, applicationId } of await selectAgreementsOf(needs.db, id))
      yield {
        path: `${agreementId}.pdf`,
        open: async () => Readable.from([(await selectAgreement(needs.db, applicationId))?.content ?? Buffer.alloc(0)]),
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
