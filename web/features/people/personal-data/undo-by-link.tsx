import { Trans } from '@lingui/react/macro'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { personalData } from '#shared/features/people/personal-data/personal-data.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { OnePress } from './one-press.tsx'

export function UndoByLink({ token, queryKey }: { token: string; queryKey: QueryKey }) {
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
    <OnePress
      variant="filled"
      size="large"
      isPending={undoing.isPending}
      failure={undoing.error}
      onPress={() => undoing.mutate()}
    >
      <Trans>Keep my account</Trans>
    </OnePress>
  )
}
