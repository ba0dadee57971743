import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteLoaderData } from 'react-router'
import { isRevokedCredential, isValidCredential } from '#shared/features/skills/credentials/credential-state.ts'
import type {
  credentials,
  OwnCredential,
  PublicCredential,
} from '#shared/features/skills/credentials/credentials.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import type { RootData } from '#web/root.tsx'
import { Card } from '#web/ui/card.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './badge.module.css'
import { credentialQuery } from './credential-queries.ts'
import { linkedInLink } from './linkedin-link.ts'

/** For the holder only. */
export function BadgeTools({ badge }: { badge: PublicCredential }) {
  const { isShown, kind } = badge
  const isCertificate = kind === 'course'
  const site = useRouteLoaderData<RootData>('root')?.site.url ?? ''
  const { show, revoke, isPending } = useChangeBadge(badge)
  if (isShown === null) return null
  return (
    <Card title={isCertificate ? <Trans>Your certificate</Trans> : <Trans>Your badge</Trans>}>
      <p className={styles.text}>
        {isShown ? (
          <Trans>Anyone who has the link can see this page.</Trans>
        ) : (
          <Trans>Hidden. Only you can see this page.</Trans>
        )}
      </p>
      <div className={styles.actions}>
        {isShown && isValidCredential(badge.state) && (
          <LinkButton
            variant="filled"
            href={linkedInLink({ ...badge, url: `${site}/${isCertificate ? 'certificates' : 'badges'}/${badge.id}` })}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Trans>Add to LinkedIn</Trans>
          </LinkButton>
        )}
        <PlainButton variant={isShown ? 'outline' : 'filled'} isPending={isPending} onPress={() => show(!isShown)}>
          {isCertificate ? (
            isShown ? (
              <Trans>Hide certificate</Trans>
            ) : (
              <Trans>Show certificate</Trans>
            )
          ) : isShown ? (
            <Trans>Hide badge</Trans>
          ) : (
            <Trans>Show badge</Trans>
          )}
        </PlainButton>
        {!isRevokedCredential(badge.state) && (
          <PlainButton variant="danger-text" isPending={isPending} onPress={() => void revoke()}>
            <Trans>Revoke</Trans>
          </PlainButton>
        )}
      </div>
    </Card>
  )
}

function useChangeBadge({ id, name, kind }: PublicCredential) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const onSuccess = async ({ isShown, state }: OwnCredential) => {
    const { queryKey } = credentialQuery(id)
    cache.setQueryData(queryKey, (before) => before && { ...before, isShown, state })
    await cache.invalidateQueries({ queryKey })
    await cache.invalidateQueries({ queryKey: ['talent'] })
  }
  const onError = (error: Error) => void showToast({ text: i18n._(describeError(error)), isFailure: true })
  const showing = useMutation({
    mutationFn: (isShown: boolean) =>
      callApi<typeof credentials.setShown>(client, 'PUT /talent/api/credentials/:id/visibility', {
        params: { id },
        body: { isShown },
      }),
    onSuccess,
    onError,
  })
  const revoking = useMutation({
    mutationFn: () =>
      callApi<typeof credentials.revoke>(client, 'POST /talent/api/credentials/:id/revoke', { params: { id } }),
    onSuccess,
    onError,
  })
  const revoke = async () => {
    const isSure = await confirm({
      title: t`Revoke “${name}”?`,
      consequences:
        kind === 'course'
          ? t`Everyone who checks this certificate will see that it was revoked. This cannot be undone.`
          : t`Everyone who checks this badge will see that it was revoked. This cannot be undone.`,
      keepLabel: kind === 'course' ? t`Keep certificate` : t`Keep badge`,
      actionLabel: t`Revoke`,
    })
    if (isSure) revoking.mutate()
  }
  return {
    show: (isShown: boolean) => showing.mutate(isShown),
    revoke,
    isPending: showing.isPending || revoking.isPending,
  }
}
