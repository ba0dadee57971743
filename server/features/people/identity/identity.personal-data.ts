import { Readable } from 'node:stream'
import { eraseContent } from '#server/features/base/files/files.service.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { selectAllPhotosOf } from './identity.queries.ts'
import { identityChecks, identityEvents, identityLooks, identityPhoneLinks, identityPhotos } from './identity.tables.ts'
import { openPhoto } from './photos/sealing.ts'

export const identityPersonalData: PersonalData = {
  name: 'identity',
  tables: [
    // What the document says is in the photos; the rest of the details are encrypted and would be of no use to anybody.
    { table: identityChecks, of: identityChecks.personId, secrets: ['sealedFacts', 'documentHash', 'suspectedBy'] },
    { table: identityPhotos, of: identityPhotos.personId, secrets: ['storageKey'] },
    { table: identityLooks, of: identityLooks.personId, secrets: ['operatorId'] },
    {
      table: identityPhoneLinks,
      of: identityPhoneLinks.personId,
      secrets: ['tokenHash', 'deviceHash', 'credentialId'],
    },
    {
      table: identityEvents,
      of: identityEvents.actorId,
      kept: 'The log contains only ids, which refer to nobody once the account is deleted.',
    },
  ],
  async *files(needs, { id }) {
    for (const photo of await selectAllPhotosOf(needs.db, id))
      yield { path: `${photo.id}/${photo.side}.jpg`, open: async () => Readable.from([await openPhoto(needs, photo)]) }
  },
  async beforeErase(tx, { id }, jobs) {
    for (const { storageKey } of await selectAllPhotosOf(tx, id)) await eraseContent(tx, jobs, storageKey)
  },
}
