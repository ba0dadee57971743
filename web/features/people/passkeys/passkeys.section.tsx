import { Trans, useLingui } from '@lingui/react/macro'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#web/app/session/session-context.tsx'
import part from '#web/app/settings/settings-part.module.css'
import { describeError } from '#web/app/words/error-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List } from '#web/ui/list-row.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { canUsePasskeys, PasskeyDismissed } from './answer-with-passkey.ts'
import { makePasskey, PasskeyExists } from './make-passkey.ts'
import { passkeyList } from './passkey-queries.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { serverMessage } from './server-message.ts'

export function PasskeysSection() {
  const { t } = useLingui()
  const items = useQuery(passkeyList).data?.items ?? []
  return (
    <Card title={<Trans>Your passkeys</Trans>} padding="flush">
      {items.length === 0 ? (
        <EmptyState title={t`No passkeys yet`} headingLevel={3}>
          <Trans>A passkey is stored on your phone, computer or security key. It cannot be guessed or phished.</Trans>
        </EmptyState>
      ) : (
        <List label={t`Your passkeys`}>
          {items.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </List>
      )}
      <div className={part.foot}>
        <AddPasskey />
      </div>
    </Card>
  )
}

function AddPasskey() {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const queryClient = useQueryClient()
  const isHydrated = useIsHydrated()
  const adding = useMutation({
    mutationFn: () => makePasskey(client),
    onSuccess: async ({ name }) => {
      await queryClient.invalidateQueries({ queryKey: passkeyList.queryKey })
      await showToast({ text: t`Passkey added: ${name}` })
    },
  })
  const problem = (error: unknown) => {
    if (error === null || error instanceof PasskeyDismissed) return null
    if (error instanceof PasskeyExists) return t`This device already has a passkey for your account.`
    return serverMessage(error) ?? i18n._(describeError(error))
  }
  if (isHydrated && !canUsePasskeys())
    return (
      <p className={part.note}>
        <Trans>This browser does not support passkeys. Use a newer one to add a passkey.</Trans>
      </p>
    )
  return (
    <>
      <Button variant="filled" icon={IconFingerprint} isPending={adding.isPending} onPress={() => adding.mutate()}>
        <Trans>Add a passkey</Trans>
      </Button>
      <p role="alert" className={part.problem}>
        {problem(adding.error)}
      </p>
    </>
  )
}
