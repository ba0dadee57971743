import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobTeam, jobTeams } from '#shared/features/jobs/jobs/job-team.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { useRoleNames } from '#web/features/people/companies/role-names.ts'
import { teamQuery } from '#web/features/people/team/team-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from '../company-jobs.module.css'

type JobTeamDialogProps = { jobId: string; team: JobTeam; onClose: () => void }

export function JobTeamDialog({ jobId, team, onClose }: JobTeamDialogProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const roleNames = useRoleNames()
  const { data: company, error: loadError } = useQuery(teamQuery())
  const [personIds, setPersonIds] = useState(() => team.members.map(({ personId }) => personId))
  const save = useMutation({
    mutationFn: () =>
      callApi<typeof jobTeams.change>(client, 'PUT /company/api/jobs/:id/team', {
        params: { id: jobId },
        body: { personIds },
      }),
    onSuccess: async () => {
      onClose()
      void showToast({ text: t`Team saved` })
      // Everything about the job depends on whether the current user is on its team.
      await cache.invalidateQueries()
    },
  })
  const failure = save.error ?? loadError
  const fieldErrors = failure instanceof ApiError ? Object.values(failure.errors).flat().join(' ') : ''
  const problem = failure ? fieldErrors || describeFailure(i18n, failure) : null
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<Trans>Team of this job</Trans>}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" isDisabled={!company} isPending={save.isPending} onPress={() => save.mutate()}>
            <Trans>Save team</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {company ? (
          <CheckboxGroup
            label={t`Who works on this job`}
            help={t`Owners, admins and recruiters work on every job. If you choose nobody, everybody works on it as their role allows.`}
            value={personIds}
            onChange={setPersonIds}
          >
            {company.members.map(({ personId, name, role, isYou }) => (
              <Checkbox key={personId} value={personId} detail={roleNames[role]}>
                {isYou ? (
                  <Trans>
                    <bdi>{name}</bdi> (you)
                  </Trans>
                ) : (
                  <bdi>{name}</bdi>
                )}
              </Checkbox>
            ))}
          </CheckboxGroup>
        ) : (
          !problem && (
            <p role="status">
              <Trans>Loading the members of your company…</Trans>
            </p>
          )
        )}
      </div>
    </Dialog>
  )
}
