import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { apply } from '#shared/features/apply/apply.contract.ts'
import type { signIn } from '#shared/features/sign-in/sign-in.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import styles from './guest.module.css'
import { startHref } from './guest-address.ts'
import { useEnter } from './use-enter.ts'

type GuestLinkProps = { jobId: string; secret: string; onSecondStep: (ticket: string) => void }

/** The link from the mail. Opening it changes nothing, because scanners open links too: the button uses it. */
export function GuestLink({ jobId, secret, onSecondStep }: GuestLinkProps) {
  const { client } = useSession()
  const enter = useEnter(onSecondStep)
  // Whose it is stands above the button: a link sent on by somebody else would sign them in as that person.
  const link = useQuery({
    ...endpointQuery<typeof signIn.lookAtLink>('GET /shared/api/mailed-links/:kind/:link', {
      params: { kind: 'apply', link: secret },
    }),
    retry: false,
  })
  const form = useContractForm({
    loadSchema: () => import('#shared/features/apply/apply.contract.ts').then(({ apply }) => apply.proveGuest.body),
    initialValues: { secret },
    send: (body) =>
      callApi<typeof apply.proveGuest>(client, 'POST /shared/api/jobs/:jobId/applying/guest/proof', {
        params: { jobId },
        body,
      }),
    onSuccess: enter,
  })
  return (
    <>
      <p className={styles.lead}>
        {link.data ? (
          <Trans>
            This signs you in as <bdi>{link.data.email}</bdi> on this device. What you typed so far is there.
          </Trans>
        ) : (
          <Trans>This signs you in on this device. What you typed so far is there.</Trans>
        )}
      </p>
      <PlainForm {...form.formProps}>
        <SubmitButton size="large" isWide isPending={form.isPending || link.isPending}>
          <Trans>Go on with your application</Trans>
        </SubmitButton>
      </PlainForm>
      {form.failure !== null && (
        <LinkButton href={startHref(jobId, null)} isWide>
          <Trans>Ask for a new code</Trans>
        </LinkButton>
      )}
    </>
  )
}
