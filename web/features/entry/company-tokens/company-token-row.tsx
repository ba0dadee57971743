import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CompanyToken, companyTokens } from '#shared/features/entry/company-tokens/company-tokens.contract.ts'
import { callApi } from '#web/app/api.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import part from '#web/app/settings/settings-part.module.css'
import { describeError } from '#web/app/words/error-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { companyTokenList } from './company-tokens-query.ts'
import { useScopeNames } from './scope-names.ts'

export function CompanyTokenRow({ token }: { token: CompanyToken }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const names = useScopeNames()
  const queryClient = useQueryClient()
  const { id, name, createdBy } = token
  const revoking = useMutation({
    mutationFn: () =>
      callApi<typeof companyTokens.revoke>(client, 'DELETE /company/api/tokens/:id', { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companyTokenList.queryKey }),
  })

  async function askToRevoke() {
    const isSure = await confirm({
      title: t`Revoke the token “${name}”?`,
      consequences: t`Anything using it stops working immediately.`,
      keepLabel: t`Keep token`,
      actionLabel: t`Revoke`,
    })
    if (isSure) revoking.mutate()
  }

  return (
    <ListRow
      title={name}
      meta={
        <span>
          <Trans>Created by {createdBy}</Trans>
          {' · '}
          {token.lastUsedAt ? (
            <Trans>
              last used <LocalTime at={token.lastUsedAt} />
            </Trans>
          ) : (
            <Trans>not used yet</Trans>
          )}
          {' · '}
          <Trans>
            expires <LocalTime at={token.expiresAt} isDateOnly />
          </Trans>
        </span>
      }
      facts={
        <>
          {token.scopes.map((scope) => (
            <Chip key={scope} size="small">
              {names[scope]}
            </Chip>
          ))}
          {revoking.isError && (
            <span role="alert" className={part.problem}>
              {i18n._(describeError(revoking.error))}
            </span>
          )}
        </>
      }
      action={
        <Button
          variant="light"
          aria-label={t`Revoke ${name}`}
          isPending={revoking.isPending}
          onPress={() => void askToRevoke()}
        >
          <Trans>Revoke</Trans>
        </Button>
      }
    />
  )
}
