import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { companies } from '#shared/features/people/companies/companies.contract.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import type { Team, TeamMember, teams } from '#shared/features/people/team/team.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useReloadTeam } from './team-query.ts'

/** What can be done to a member; leaving and handing over ask first, because they cannot be undone alone. */
export function useMemberActions(member: TeamMember, { companyId, companyName }: Team) {
  const { t, i18n } = useLingui()
  const { client, refreshIdentity } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const reload = useReloadTeam()
  const { personId, name, isYou } = member
  const params = { companyId, personId }
  const onError = (error: unknown) => void showToast({ text: describeFailure(i18n, error) ?? '', isFailure: true })

  async function leave() {
    // Without a company the role is gone, and with it this workspace.
    await refreshIdentity()
    cache.clear()
    await navigate('/dashboard', { replace: true })
  }

  const changeRole = useMutation({
    mutationFn: (role: MemberRole) =>
      callApi<typeof teams.changeRole>(client, 'PUT /company/api/companies/:companyId/members/:personId', {
        params,
        body: { role },
      }),
    onError,
    // One's own role decides what every screen of the workspace offers.
    onSettled: () => (isYou ? cache.invalidateQueries() : reload()),
  })

  const handOver = useMutation({
    mutationFn: async () => {
      const isSure = await confirm({
        title: t`Make ${name} the owner of ${companyName}?`,
        consequences: t`You become an admin. Only ${name} can make you the owner again.`,
        keepLabel: t`Stay the owner`,
        actionLabel: t`Hand over`,
      })
      if (!isSure) return
      await callApi<typeof teams.handOver>(client, 'POST /company/api/companies/:companyId/owner', {
        params: { companyId },
        body: { personId },
      })
      void showToast({ text: t`${name} is now the owner` })
    },
    onError,
    onSettled: () => cache.invalidateQueries(),
  })

  const remove = useMutation({
    mutationFn: async () => {
      const isSure = await confirm({
        title: isYou ? t`Leave ${companyName}?` : t`Remove ${name} from ${companyName}?`,
        consequences: isYou
          ? t`You lose access to its jobs, applicants and messages at once.`
          : t`They lose access to its jobs, applicants and messages at once. What they wrote stays.`,
        keepLabel: isYou ? t`Stay` : t`Keep`,
        actionLabel: isYou ? t`Leave` : t`Remove`,
      })
      if (!isSure) return
      await callApi<typeof companies.removeMember>(
        client,
        'DELETE /company/api/companies/:companyId/members/:personId',
        { params },
      )
      if (isYou) await leave()
    },
    onError,
    onSettled: () => (isYou ? undefined : reload()),
  })

  return { changeRole, handOver, remove }
}
