// Many applicants for one job of the demo world.

import pg from 'pg'
import { copyApplicant } from '../../e2e/support/many-applicants.ts'

/** Copies an application of the company's fullest job; returns the job. */
export async function addApplicants(connectionString: string, company: string, count: number): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; job_id: string }>(
      `select min(application.id::text) as id, application.job_id
       from applications application join companies company on company.id = application.company_id
       where company.name = $1 and application.ended_at is null
       group by application.job_id order by count(*) desc limit 1`,
      [company],
    )
    const [sample] = rows
    if (!sample) throw new Error(`${company} has no applicants`)
    await copyApplicant(client, sample.id, count)
    await client.query('analyze people, applications')
    return sample.job_id
  } finally {
    await client.end()
  }
}
