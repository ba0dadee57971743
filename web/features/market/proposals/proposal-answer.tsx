import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isVerified, SIGN_IN_PATH, VERIFY_PATH } from '#shared/access/guards.ts'
import type {
  companyProposals,
  proposals,
  ShownProposal,
} from '#shared/features/market/proposals/proposals.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { type OrderScope, orderHref, refreshOrders } from '#web/features/market/orders/order-queries.ts'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { proposalQuery } from './proposal-queries.ts'
import styles from './proposals.module.css'

/** Guests sign in or up, and come back to the link. */
export function ProposalAnswer({ token, proposal }: { token: string; proposal: ShownProposal }) {
  const identity = useIdentity()
  const back = encodeURIComponent(`/proposals/${token}`)
  if (proposal.isOwn)
    return (
      <Callout>
        <Trans>This is your proposal, as your client sees it.</Trans>
      </Callout>
    )
  if (identity === null)
    return (
      <div className={styles.stack}>
        <p className={styles.small}>
          <Trans>You need an account to accept it. We bring you back here afterwards.</Trans>
        </p>
        <div className={styles.actions}>
          <LinkButton variant="filled" href={`/signup?redirect=${back}`}>
            <Trans>Sign up to accept</Trans>
          </LinkButton>
          <LinkButton href={`${SIGN_IN_PATH}?redirect=${back}`}>
            <Trans>Sign in</Trans>
          </LinkButton>
        </div>
      </div>
    )
  if (!isVerified(identity))
    return (
      <div className={styles.stack}>
        <p className={styles.small}>
          <Trans>Confirm your email address to accept it.</Trans>
        </p>
        <div className={styles.actions}>
          <LinkButton variant="filled" href={`${VERIFY_PATH}?redirect=${back}`}>
            <Trans>Confirm your email</Trans>
          </LinkButton>
        </div>
      </div>
    )
  return <Answer token={token} isMember={identity.roles.includes('company')} />
}

function Answer({ token, isMember }: { token: string; isMember: boolean }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [scope, setScope] = useState<OrderScope>(isMember ? 'company' : 'own')
  const refresh = () => cache.invalidateQueries({ queryKey: proposalQuery(token).queryKey })
  const accepting = useMutation({
    mutationFn: () =>
      scope === 'own'
        ? callApi<typeof proposals.accept>(client, 'POST /talent/api/proposals/accept', { body: { token } })
        : callApi<typeof companyProposals.accept>(client, 'POST /company/api/proposals/accept', { body: { token } }),
    onSuccess: async ({ orderId }) => {
      await refreshOrders(cache)
      await navigate(orderHref(scope, orderId))
    },
    onError: refresh,
  })
  const declining = useMutation({
    mutationFn: () =>
      callApi<typeof proposals.decline>(client, 'POST /shared/api/proposals/decline', { body: { token } }),
    onSuccess: (shown) => cache.setQueryData(proposalQuery(token).queryKey, shown),
    onError: refresh,
  })
  const problem = describeFailure(i18n, accepting.error ?? declining.error)
  return (
    <div className={styles.stack}>
      {isMember && (
        <RadioGroup
          label={t`Who is ordering?`}
          value={scope}
          onChange={(key) => setScope(key === 'company' ? 'company' : 'own')}
        >
          <Radio value="company">
            <Trans>My company</Trans>
          </Radio>
          <Radio value="own">
            <Trans>Me, privately</Trans>
          </Radio>
        </RadioGroup>
      )}
      <div className={styles.actions}>
        <PlainButton variant="filled" isPending={accepting.isPending} onPress={() => accepting.mutate()}>
          <Trans>Accept and order</Trans>
        </PlainButton>
        <PlainButton variant="text" isPending={declining.isPending} onPress={() => declining.mutate()}>
          <Trans>Decline</Trans>
        </PlainButton>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
