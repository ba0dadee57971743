import { Readable } from 'node:stream'
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { KnownPerson, PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { selectDocument } from './documents/documents.queries.ts'
import { offerCounters, offerDocuments, offerEvents, offerSignatures, offers, offerVersions } from './offers.tables.ts'
import { keepRecords } from './records/records.queries.ts'

/** An offer becomes the talent's when it is sent; until then it is the company's draft. */
const own = ({ id }: KnownPerson): SQL => sql`(select id from ${offers} where ${offers.talentId} = ${id})`
const received = ({ id }: KnownPerson): SQL =>
  sql`(select id from ${offers} where ${offers.talentId} = ${id} and ${offers.sentAt} is not null)`

export const offersPersonalData: PersonalData = {
  name: 'offers',
  tables: [
    {
      table: offers,
      of: offers.talentId,
      // Who in the company wrote and approved it is internal.
      secrets: ['approverId', 'createdBy'],
      redact: (row) => (row['sentAt'] === null ? { id: row['id'], status: 'draft' } : row),
    },
    {
      table: offerEvents,
      of: (person) => or(sql`${offerEvents.actorId} = ${person.id}`, inArray(offerEvents.subjectId, received(person))),
      kept: 'The history of an offer only has ids, which identify nobody once the account is deleted.',
    },
    // The hashes are printed in the sealed document.
    { table: offerVersions, of: (person) => inArray(offerVersions.offerId, received(person)), secrets: ['hash'] },
    { table: offerCounters, of: (person) => inArray(offerCounters.offerId, own(person)) },
    // The file itself is in the folder of this area.
    { table: offerDocuments, of: (person) => inArray(offerDocuments.offerId, own(person)), secrets: ['content'] },
    // What a member signed for a company stays with the contract; the foreign key removes the account, the name is part of it.
    {
      table: offerSignatures,
      of: (person) => inArray(offerSignatures.offerId, own(person)),
      secrets: ['chainHash'],
    },
  ],
  // The contract goes with the person; the company keeps a record that does not say who it was with.
  beforeErase: (tx, { id }) => keepRecords(tx, id),
  async *files({ db }, { id }) {
    const rows = await db
      .select({ offerId: offerDocuments.offerId })
      .from(offerDocuments)
      .innerJoin(offers, eq(offers.id, offerDocuments.offerId))
      .where(eq(offers.talentId, id))
    for (const { offerId } of rows)
      yield {
        path: `${offerId}.pdf`,
        open: async () => Readable.from([(await selectDocument(db, offerId))?.content ?? Buffer.alloc(0)]),
      }
  },
}
