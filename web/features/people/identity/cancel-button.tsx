import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { identityChecks } from '#shared/features/people/identity/identity.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useShowIdentity } from './identity-query.ts'

export function CancelButton() {
  const { t } = useLingui()
  const { client } = useSession()
  const show = useShowIdentity()
  const cancelling = useMutation({
    mutationFn: () => callApi<typeof identityChecks.cancel>(client, 'DELETE /talent/api/identity'),
    onSuccess: (shown) => {
      show(shown)
      void showToast({ text: t`The check is cancelled, and your photos are deleted.` })
    },
  })
  async function ask() {
    const isSure = await confirm({
      title: t`Cancel the identity check?`,
      consequences: t`Your photos and details are deleted. You can start again at any time.`,
      keepLabel: t`Keep it`,
      actionLabel: t`Cancel and delete`,
    })
    if (isSure) cancelling.mutate()
  }
  return (
    <Button variant="danger-text" isPending={cancelling.isPending} onPress={() => void ask()}>
      <Trans>Cancel and delete</Trans>
    </Button>
  )
}
