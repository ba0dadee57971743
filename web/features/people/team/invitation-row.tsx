import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { TeamInvitation, teams } from '#shared/features/people/team/team.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { useRoleNames } from '#web/features/people/companies/role-names.ts'
import { useNow } from '#web/platform/clock/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { Time } from '#web/ui/time.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './team.module.css'
import { useReloadTeam } from './team-query.ts'

type InvitationRowProps = { invitation: TeamInvitation; companyId: string }

export function InvitationRow({ invitation, companyId }: InvitationRowProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const zone = useIdentity()?.timeZone ?? 'UTC'
  const now = useNow()
  const roleNames = useRoleNames()
  const reload = useReloadTeam()
  const { id, email, role, expiresAt, isExpired } = invitation
  const params = { companyId, id }
  const onError = (error: unknown) => void showToast({ text: describeFailure(i18n, error) ?? '', isFailure: true })
  const resend = useMutation({
    mutationFn: () =>
      callApi<typeof teams.resend>(client, 'POST /company/api/companies/:companyId/invitations/:id/resend', { params }),
    onSuccess: () => void showToast({ text: t`Invitation sent again to ${email}` }),
    onError,
    onSettled: reload,
  })
  const withdraw = useMutation({
    mutationFn: () =>
      callApi<typeof teams.withdraw>(client, 'DELETE /company/api/companies/:companyId/invitations/:id', { params }),
    onSuccess: () => void showToast({ text: t`Invitation withdrawn` }),
    onError,
    onSettled: reload,
  })
  return (
    <ListRow
      title={email}
      meta={
        <>
          <span>{roleNames[role]}</span>
          {isExpired ? (
            <Chip tone="warn" size="small">
              <Trans>Expired</Trans>
            </Chip>
          ) : (
            now !== null && (
              <span>
                · <Trans>expires</Trans> <Time at={Date.parse(expiresAt)} zone={zone} now={now} format="distance" />
              </span>
            )
          )}
        </>
      }
      action={
        <span className={styles.tools}>
          <Button variant="light" isPending={resend.isPending} onPress={() => resend.mutate()}>
            <Trans>Send again</Trans>
          </Button>
          <Button
            variant="text"
            isPending={withdraw.isPending}
            onPress={() => withdraw.mutate()}
            aria-label={t`Withdraw the invitation to ${email}`}
          >
            <Trans>Withdraw</Trans>
          </Button>
        </span>
      }
    />
  )
}
