// `send-application.ts EMAIL JOB DAYS`: sends an application as this person, so many days ago, and everything that follows
// automatically. Prints its id. The product running on the same data sees it from then on.

import { sql } from 'drizzle-orm'
import { runWithDatabase } from '../../scripts/with-database.ts'
import { runApplicationUpkeep } from '../../server/features/hiring/applications/promise/upkeep.service.ts'
import { receiveApplication } from '../../server/features/hiring/applications/receiving.service.ts'
import { showViewed, viewJob } from '../../server/features/jobs/jobs/jobs.service.ts'
import { transaction } from '../../server/platform/db/database.ts'
import { startPlatform } from '../../server/start-platform.ts'
import { sentForm } from '../../shared/features/hiring/applications/sent-form.contract.ts'
import type { Id } from '../../shared/kit/ids.ts'
import { DAY } from '../../shared/kit/time-zones.ts'

const [address = '', jobId = '', days = '0'] = process.argv.slice(2)

await runWithDatabase(async (url, config) => {
  const { platform, stop } = await startPlatform(
    { ...config, worker: false, database: { ...config.database, url } },
    () => undefined,
  )
  try {
    const then = new Date(Date.now() - Number(days) * DAY)
    const id = await transaction(platform.db, async (tx) => {
      const { rows } = await tx.execute<{ id: Id; name: string }>(
        sql`select id, name from people where email = ${address}`,
      )
      const person = rows[0]
      if (!person) throw new Error(`No account has the address ${address}`)
      const viewed = await viewJob(tx, null, jobId)
      const sent = sentForm.parse({
        formVersion: 1,
        name: person.name,
        email: address,
        phone: null,
        coverNote: null,
        resume: null,
        resumeText: 'Ten years of ledgers.',
        answers: [],
        intro: null,
        profile: { place: null, hours: null, payFloor: null, work: null, resume: null },
        job: await showViewed(tx, null, viewed),
        consents: [{ kind: 'processing', version: '1', givenAt: then.toISOString() }],
      })
      const past = { ...platform, clock: { now: () => then } }
      return receiveApplication(tx, past, {
        talentId: person.id,
        viewed,
        sent,
        source: 'direct',
        sourceId: null,
        knockedOut: false,
        match: null,
      })
    })
    await runApplicationUpkeep(platform)
    console.info(id)
  } finally {
    await stop()
  }
})
