import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { personalData } from '#shared/features/personal-data/personal-data.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeRefusal } from '#web/app/words/describe-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './personal-data.module.css'

export function UndoByLink({ token, queryKey }: { token: string; queryKey: QueryKey }) {
  const { i18n } = useLingui()
  const { client, identity, refreshIdentity } = useSession()
  const cache = useQueryClient()
  const undoing = useMutation({
    mutationFn: () =>
      callApi<typeof personalData.undoDeletion>(client, 'POST /shared/api/personal-data/deletion/undo', {
        body: { token },
      }),
    async onSettled() {
      await cache.invalidateQueries({ queryKey })
      if (identity.read()) await refreshIdentity()
    },
  })
  return (
    <>
      <Button variant="filled" size="large" isPending={undoing.isPending} onPress={() => undoing.mutate()}>
        <Trans>Keep my account</Trans>
      </Button>
      {undoing.isError && (
        <p role="alert" className={styles.problem}>
          {describeRefusal(i18n, undoing.error)}
        </p>
      )}
    </>
  )
}
