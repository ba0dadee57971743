// Many applicants for one job of the demo world. Written to the database directly: sending 2,000 applications would measure
// something else.

import pg from 'pg'

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
    await client.query(
      `with made as (
         insert into people (id, name, called_name, email, email_verified_at, country, city, time_zone, onboarded_at)
         select gen_random_uuid(), 'Applicant ' || number, 'Applicant', 'applicant' || number || '@bench.example', now(),
           'KE', 'Nairobi', 'Africa/Nairobi', now()
         from generate_series(1, $2::int) number
         returning id, name
       )
       insert into applications
       select (jsonb_populate_record(sample, jsonb_build_object(
         'id', gen_random_uuid(), 'talent_id', made.id, 'conversation_id', null, 'status', 'submitted', 'stage_id', null,
         'first_viewed_at', null, 'submitted_at', now() - random() * interval '20 days',
         'sent', jsonb_set(sample.sent, '{name}', to_jsonb(made.name))))).*
       from applications sample, made where sample.id = $1`,
      [sample.id, count],
    )
    await client.query('analyze people, applications')
    return sample.job_id
  } finally {
    await client.end()
  }
}
