// `elite-shortcuts.ts prove EMAIL SKILL`: this person has a verified identity and has passed the test of a skill.
// `elite-shortcuts.ts wait ENDORSER DAYS`: for the request to this endorser, so many days pass; a negative number takes them back.
// `elite-shortcuts.ts carry-out`: decisions of operators take effect now, without the time to undo them.

import { runWithDatabase } from '../../scripts/with-database.ts'
import { openDatabase } from '../../server/platform/db/database.ts'
import { createLog } from '../../server/platform/log.ts'

const IDENTITY = `
  insert into identity_checks (id, person_id, status, document_type, document_country, has_mrz, consented_at, valid_until, updated_at)
  select gen_random_uuid(), id, 'approved', 'passport', 'KE', true, now(), now() + interval '1 year', now()
  from people where email = $1`
const RESULT = `
  insert into skill_results (id, person_id, skill, taken_at, percent, passed, level, topics, valid_until)
  select gen_random_uuid(), id, $2, now(), 90, true, 4, '[]', now() + interval '1 year' from people where email = $1`
const WAIT = `update endorsers set expires_at = expires_at - $2 * interval '1 day' where email = $1`
const CARRY_OUT = `update jobs.job set start_after = now() where name = 'operations.carry-out' and state = 'created'`

await runWithDatabase(async (url) => {
  const [command, email, value] = process.argv.slice(2)
  const log = createLog('error')
  const { pool, close } = openDatabase({ url, pool: 1, onError: (error) => log.error({ err: error }, 'lost') })
  if (command === 'prove') {
    await pool.query(IDENTITY, [email])
    await pool.query(RESULT, [email, value])
  } else if (command === 'wait') await pool.query(WAIT, [email, Number(value)])
  else await pool.query(CARRY_OUT)
  await close()
})
