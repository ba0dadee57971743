// People for the load: copies of the demo world's talents, each with an account, a profile and a password.

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { demoTalent } from '#server/seeds/demo-accounts.ts'

/** Their email addresses. All have the password of the demo accounts. */
export async function createPeople(databaseUrl: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: models } = await client.query<{ id: string }>(
      `select id from people join talent_profiles on person_id = id where email_verified_at is not null order by id`,
    )
    const emails: string[] = []
    for (let number = 0; number < count; number += 1) {
      const model = models[number % models.length]?.id
      const id = randomUUID()
      const email = `person-${number}@bench.example`
      await client.query(
        `insert into people select (jsonb_populate_record(model, jsonb_build_object('id', $1::uuid, 'email', $2::text,
           'onboarded_at', now(), 'password_hash', (select password_hash from people where email = $3)))).*
         from people as model where id = $4`,
        [id, email, demoTalent.email, model],
      )
      for (const table of ['person_roles', 'talent_profiles', 'talent_skills', 'talent_work_countries']) {
        await client.query(
          `insert into ${table} select (jsonb_populate_record(model, jsonb_build_object('person_id', $1::uuid))).*
           from ${table} as model where person_id = $2`,
          [id, model],
        )
      }
      emails.push(email)
    }
    return emails
  } finally {
    await client.end()
  }
}
