// More applicants for the same job. Written to the database directly: each of them signing up and applying would take minutes.

import type pg from 'pg'

/** Duplicates an application, with a new applicant for each copy. */
export async function copyApplicant(client: pg.Client, applicationId: string, count: number): Promise<void> {
  await client.query(
    `with made as (
       insert into people (id, name, called_name, email, email_verified_at, country, city, time_zone, onboarded_at)
       select gen_random_uuid(), 'Applicant ' || number, 'Applicant', 'applicant-' || gen_random_uuid() || '@many.example', now(),
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
    [applicationId, count],
  )
}
