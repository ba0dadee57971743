import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SIGN_IN_PATH } from '#shared/access/guards.ts'
import type { signIn } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import type { apply } from '#shared/features/hiring/apply/apply.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { applyHref } from '../flow/step-address.ts'
import styles from './guest.module.css'
import { startHref } from './guest-address.ts'
import { useEnter } from './use-enter.ts'

type GuestLinkProps = { jobId: string; secret: string; onSecondStep: (ticket: string) => void }

/** The emailed link. Opening it changes nothing, because mail scanners open links, too: the button uses it. */
export function GuestLink({ jobId, secret, onSecondStep }: GuestLinkProps) {
  const { client } = useSession()
  const enter = useEnter(onSecondStep)
  // Name the account above the button: a forwarded link would sign the person in as someone else.
  const link = useQuery({
    ...endpointQuery<typeof signIn.lookAtLink>('GET /shared/api/mailed-links/:kind/:link', {
      params: { kind: 'apply', link: secret },
    }),
    retry: false,
  })
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/apply/apply.contract.ts').then(({ apply }) => apply.proveGuest.body),
    initialValues: { secret },
    send: (body) =>
      callApi<typeof apply.proveGuest>(client, 'POST /shared/api/jobs/:jobId/applying/guest/proof', {
        params: { jobId },
        body,
      }),
    onSuccess: enter,
  })
  const over = [link.error, form.failure].find(isOver)
  if (over) return <LinkOver jobId={jobId} isUsed={over.code === 'link_used'} />
  return (
    <>
      <p className={styles.lead}>
        {link.data ? (
          <Trans>
            This signs you in as <bdi>{link.data.email}</bdi> on this device. Your draft is there.
          </Trans>
        ) : (
          <Trans>This signs you in on this device. Your draft is there.</Trans>
        )}
      </p>
      <PlainForm {...form.formProps}>
        <SubmitButton size="large" isWide isPending={form.isPending || link.isPending}>
          <Trans>Continue your application</Trans>
        </SubmitButton>
      </PlainForm>
    </>
  )
}

/** Expired, or never issued: retrying is pointless. A network error is different. */
const overStatuses = [410, 422]
const isOver = (error: unknown): error is ApiError => error instanceof ApiError && overStatuses.includes(error.status)

/** A dead link gets no button, but the two alternatives that work. */
function LinkOver({ jobId, isUsed }: { jobId: string; isUsed: boolean }) {
  return (
    <>
      <div role="status">
        {isUsed ? (
          <Callout tone="info" title={<Trans>This link has already been used</Trans>}>
            <Trans>
              Each link works once. Continue where you used it, or sign in or get a new code to continue here.
            </Trans>
          </Callout>
        ) : (
          <Callout tone="info" title={<Trans>This link no longer works</Trans>}>
            <Trans>It has expired, or we have emailed you a newer one. Your draft is saved.</Trans>
          </Callout>
        )}
      </div>
      <LinkButton href={startHref(jobId, null)} variant="filled" size="large" isWide>
        <Trans>Email me a new code</Trans>
      </LinkButton>
      <LinkButton href={`${SIGN_IN_PATH}?redirect=${encodeURIComponent(applyHref(jobId))}`} size="large" isWide>
        <Trans>Sign in</Trans>
      </LinkButton>
    </>
  )
}
