import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiToken, security } from '#shared/features/entry/security/security.contract.ts'
import { callApi } from '#web/app/api.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import part from '#web/app/settings/settings-part.module.css'
import { describeError } from '#web/app/words/error-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { tokenList } from '../security-queries.ts'

export function TokenRow({ token }: { token: ApiToken }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const queryClient = useQueryClient()
  const { id, name, scopes } = token
  const ending = useMutation({
    mutationFn: () => callApi<typeof security.endToken>(client, 'DELETE /user/tokens/:id', { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tokenList.queryKey }),
  })

  async function askToEnd() {
    const isSure = await confirm({
      title: t`Revoke the token “${name}”?`,
      consequences: t`Anything using it stops working immediately.`,
      keepLabel: t`Keep token`,
      actionLabel: t`Revoke`,
    })
    if (isSure) ending.mutate()
  }

  return (
    <ListRow
      title={name}
      meta={
        <span>
          {token.lastUsedAt ? (
            <Trans>
              Last used <LocalTime at={token.lastUsedAt} />
            </Trans>
          ) : (
            <Trans>Not used yet</Trans>
          )}
          {' · '}
          <Trans>
            expires <LocalTime at={token.expiresAt} isDateOnly />
          </Trans>
        </span>
      }
      facts={
        <>
          {scopes.includes('read') && <Chip size="small">{t`Read`}</Chip>}
          {scopes.includes('write') && <Chip size="small">{t`Write`}</Chip>}
          {ending.isError && (
            <span role="alert" className={part.problem}>
              {i18n._(describeError(ending.error))}
            </span>
          )}
        </>
      }
      action={
        <Button
          variant="light"
          aria-label={t`Revoke ${name}`}
          isPending={ending.isPending}
          onPress={() => void askToEnd()}
        >
          <Trans>Revoke</Trans>
        </Button>
      }
    />
  )
}
