import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useRoleNames } from '#web/features/people/companies/role-names.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import styles from '../company-jobs.module.css'
import { jobTeamQuery } from '../company-jobs-queries.ts'

const JobTeamDialog = lazyPart(async () => (await import('./job-team-dialog.tsx')).JobTeamDialog)

export function JobTeamCard({ jobId }: { jobId: string }) {
  const { t } = useLingui()
  const roleNames = useRoleNames()
  const { data: team } = useSuspenseQuery(jobTeamQuery(jobId))
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card
      title={<Trans>Team</Trans>}
      aside={
        team.canChange && (
          <Button variant="light" onPress={() => setIsOpen(true)} aria-label={t`Change the team of this job`}>
            <Trans>Change</Trans>
          </Button>
        )
      }
    >
      <p className={styles.quiet}>
        {team.members.length === 0 ? (
          <Trans>This job has no team of its own: everybody in your company works on it as their role allows.</Trans>
        ) : (
          <Trans>
            Besides owners, admins and recruiters, only these people work on the job and see what applicants sent.
          </Trans>
        )}
      </p>
      {team.members.length > 0 && (
        <List label={t`Team of this job`}>
          {team.members.map(({ personId, name, role }) => (
            <ListRow key={personId} title={name} meta={roleNames[role]} />
          ))}
        </List>
      )}
      {isOpen && (
        <Suspense>
          <JobTeamDialog jobId={jobId} team={team} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
