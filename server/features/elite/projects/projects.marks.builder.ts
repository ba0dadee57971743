import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** Nobody types into them: generated, or from a closed list. */
export const generatedColumns = ['projects.currency']

export const markedRows: MarkedRows = ({ person, company, idOf }) => {
  const projectId = newId()
  return [
    sql`insert into projects (id, brief_id, company_id, person_id, title, rate_type, rate, currency, starts_on, hours_per_week, end_reason, showcase_text, updated_at)
        values (${projectId}, ${idOf('brief')}, ${company.id}, ${person.id}, 'zq-project-title', 'hourly', 1, 'USD', '2030-01-01', 20, 'zq-project-end', 'zq-project-shown', now())`,
    sql`insert into project_milestones (id, project_id, title, amount, due_on, delivery, link, feedback)
        values (${newId()}, ${projectId}, 'zq-milestone-title', 5, '2030-01-01', 'zq-milestone-delivery', 'zq-milestone-link', 'zq-milestone-feedback')`,
    sql`insert into project_hours (id, project_id, day, minutes, note)
        values (${newId()}, ${projectId}, '2030-01-01', 60, 'zq-hours-note')`,
    sql`insert into project_reviews (id, project_id, side, stars, text)
        values (${newId()}, ${projectId}, 'member', 5, 'zq-project-review')`,
  ]
}
