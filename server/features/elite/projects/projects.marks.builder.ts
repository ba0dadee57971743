import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** Titles, feedback and decisions are the words of the company and of operators, which stay. */
export const markedRows: MarkedRows = ({ person, company, idOf }) => {
  const [projectId, milestoneId] = [newId(), newId()]
  return [
    sql`insert into projects (id, brief_id, company_id, person_id, status, title, rate_type, rate, currency, starts_on, hours_per_week, end_reason, showcase_text, updated_at)
        values (${projectId}, ${idOf('brief')}, ${company.id}, ${person.id}, 'terminated', 'Payouts', 'hourly', 1, 'USD', '2030-01-01', 20, 'zq-project-end', 'zq-project-shown', now())`,
    sql`insert into project_events (id, subject_id, event, from_status, to_status, actor_role, actor_id)
        values (${newId()}, ${projectId}, 'terminate', 'active', 'terminated', 'talent', ${person.id})`,
    sql`insert into project_milestones (id, project_id, title, amount, due_on, delivery, link, disputed_by, dispute_reason)
        values (${milestoneId}, ${projectId}, 'Connectors', 5, '2030-01-01', 'zq-milestone-delivery', 'zq-milestone-link', 'member', 'zq-milestone-dispute')`,
    sql`insert into project_milestones (id, project_id, title, amount, due_on, disputed_by, dispute_reply)
        values (${newId()}, ${projectId}, 'Runbook', 5, '2030-01-01', 'company', 'zq-milestone-reply')`,
    sql`insert into project_changes (id, project_id, milestone_id, side, title, amount, due_on, reason)
        values (${newId()}, ${projectId}, ${milestoneId}, 'member', 'Connectors', 6, '2030-01-01', 'zq-change-reason')`,
    sql`insert into project_hours (id, project_id, day, minutes, note)
        values (${newId()}, ${projectId}, '2030-01-01', 60, 'zq-hours-note')`,
    sql`insert into project_reviews (id, project_id, side, stars, text)
        values (${newId()}, ${projectId}, 'member', 5, 'zq-project-review')`,
  ]
}
