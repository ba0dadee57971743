import { Trans, useLingui } from '@lingui/react/macro'
import { type MemberRole, memberRoles } from '#shared/features/people/companies/company-facts.ts'
import { useRoleNames } from '#web/features/people/companies/role-names.ts'
import { Card } from '#web/ui/card.tsx'
import styles from './team.module.css'

/** What each role may do, in one sentence. */
export function RoleGuide() {
  const { t } = useLingui()
  const names = useRoleNames()
  const meanings: Record<MemberRole, string> = {
    owner: t`Everything, including handing the company over.`,
    admin: t`Everything except appointing and removing owners.`,
    recruiter: t`Writes and publishes jobs, moves applicants, invites people.`,
    hiring_manager: t`Writes jobs and moves applicants. On a job with a team, only as part of it.`,
    interviewer: t`Reads applications, adds notes and ratings.`,
    viewer: t`Reads jobs and applications, without contact details.`,
  }
  return (
    <Card title={<Trans>Roles</Trans>}>
      <dl className={styles.roles}>
        {memberRoles.map((role) => (
          <div key={role}>
            <dt>{names[role]}</dt>
            <dd>{meanings[role]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
