import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { personalData } from '#shared/features/personal-data/personal-data.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeRefusal } from '#web/app/words/describe-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './personal-data.module.css'
import { overviewQuery } from './personal-data-query.ts'

export function KeepAccount() {
  const { t, i18n } = useLingui()
  const { client, refreshIdentity } = useSession()
  const cache = useQueryClient()
  const keeping = useMutation({
    mutationFn: () => callApi<typeof personalData.cancelDeletion>(client, 'DELETE /shared/api/personal-data/deletion'),
    async onSuccess(overview) {
      cache.setQueryData(overviewQuery.queryKey, overview)
      await refreshIdentity()
      await showToast({ text: t`Your account stays.` })
    },
  })
  return (
    <>
      <Button variant="filled" isPending={keeping.isPending} onPress={() => keeping.mutate()}>
        <Trans>Keep my account</Trans>
      </Button>
      {keeping.isError && (
        <p role="alert" className={styles.problem}>
          {describeRefusal(i18n, keeping.error)}
        </p>
      )}
    </>
  )
}
