import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { personalData } from '#shared/features/people/personal-data/personal-data.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { OnePress } from './one-press.tsx'
import { overviewQuery } from './personal-data-query.ts'

export function KeepAccount() {
  const { t } = useLingui()
  const { client, refreshIdentity } = useSession()
  const cache = useQueryClient()
  const keeping = useMutation({
    mutationFn: () => callApi<typeof personalData.cancelDeletion>(client, 'DELETE /shared/api/personal-data/deletion'),
    async onSuccess(overview) {
      cache.setQueryData(overviewQuery.queryKey, overview)
      await refreshIdentity()
      await showToast({ text: t`Your account is safe.` })
    },
  })
  return (
    <OnePress variant="filled" isPending={keeping.isPending} failure={keeping.error} onPress={() => keeping.mutate()}>
      <Trans>Keep my account</Trans>
    </OnePress>
  )
}
