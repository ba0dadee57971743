import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CompanyBriefEvent } from '#shared/features/elite/briefs/brief-status.ts'
import type { companyBriefs } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import type { CompanyInterestEvent } from '#shared/features/elite/briefs/interest-status.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { refreshCompanyBriefs } from '../briefs-queries.ts'

export function useBriefStep(id: string) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (event: CompanyBriefEvent) =>
      callApi<typeof companyBriefs.step>(client, 'POST /company/api/briefs/:id/status', {
        params: { id },
        body: { event },
      }),
    onSettled: () => refreshCompanyBriefs(cache),
  })
  return { take: mutate, taking: isPending ? variables : null, problem: describeFailure(i18n, error) }
}

/** Turning somebody down needs a reason, and has a dialog of its own. */
export function useInterestStep(id: string) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (event: Exclude<CompanyInterestEvent, 'pass_over'>) =>
      callApi<typeof companyBriefs.stepInterest>(client, 'POST /company/api/brief-interests/:id/status', {
        params: { id },
        body: { event },
      }),
    onSettled: () => refreshCompanyBriefs(cache),
  })
  return { take: mutate, taking: isPending ? variables : null, problem: describeFailure(i18n, error) }
}
