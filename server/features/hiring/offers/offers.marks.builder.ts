import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = [
  'offer_versions.hash',
  'offer_signatures.chain_hash',
  'offer_documents.code',
  'offer_documents.sha256',
]

export const markedRows: MarkedRows = ({ person, company, job, idOf }) => {
  const offerId = newId()
  return [
    sql`insert into offers (id, application_id, job_id, company_id, talent_id, answer_days, sent_at, updated_at, decline_note,
          withdraw_note, return_note, extension_reason)
        values (${offerId}, ${idOf('application')}, ${job.id}, ${company.id}, ${person.id}, 7, now(), now(), 'zq-offer-declined',
          'zq-offer-withdrawn', 'zq-offer-returned', 'zq-more-time')`,
    sql`insert into offer_versions (id, offer_id, number, terms, hash)
        values (${newId()}, ${offerId}, 1, '{"letter": "zq-letter"}', '')`,
    sql`insert into offer_counters (id, offer_id, version, changes, message)
        values (${newId()}, ${offerId}, 1, '{"workRule": "zq-wanted"}', 'zq-counter')`,
    sql`insert into offer_signatures (id, offer_id, version, role, signer_id, name, method, drawing, ip_prefix, user_agent,
          chain_hash)
        values (${newId()}, ${offerId}, 1, 'talent', ${person.id}, 'zq-signer', 'drawn', 'zq-drawing', 'zq-signing-network',
          'zq-signing-browser', '')`,
  ]
}
