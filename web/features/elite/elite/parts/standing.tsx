import { Trans } from '@lingui/react/macro'
import type { EliteStanding } from '#shared/features/elite/elite/elite.contract.ts'
import {
  isDeclinedElite,
  isEliteInReview,
  isEliteMember,
  isPausedMember,
  isWaitlistedElite,
} from '#shared/features/elite/elite/elite-status.ts'
import { MomentOf } from '#web/features/people/identity/moment-of.tsx'
import { Callout } from '#web/ui/callout.tsx'

/** What was decided, or when it will be. */
export function StandingText({ standing: { application, mayApplyAfter } }: { standing: EliteStanding }) {
  if (!application) return null
  const { status, reason, screeningBy, decisionBy, waitlistedUntil, awaitsYou } = application
  if (isPausedMember(status))
    return (
      <Callout title={<Trans>Your membership is paused</Trans>}>
        <Trans>Nobody contacts you through the programme until you resume.</Trans>
      </Callout>
    )
  if (isEliteMember(status))
    return (
      <Callout tone="info" title={<Trans>Welcome to Elite</Trans>}>
        <Trans>You are a member. Endorsements whose authors agreed to it are shown with your badges.</Trans>
      </Callout>
    )
  if (isEliteInReview(status))
    return (
      <Callout
        title={
          awaitsYou ? <Trans>The reviewers are waiting for you</Trans> : <Trans>Your application is in review</Trans>
        }
      >
        {screeningBy && decisionBy && (
          <Trans>
            The first step will be finished by <MomentOf at={screeningBy} format="date" />, and you will have a decision
            by <MomentOf at={decisionBy} format="date" />.
          </Trans>
        )}
      </Callout>
    )
  if (isWaitlistedElite(status))
    return (
      <Callout tone="warn" title={<Trans>You are on the waitlist</Trans>}>
        <bdi>{reason}</bdi>{' '}
        {waitlistedUntil && (
          <Trans>
            We will look at your application again on <MomentOf at={waitlistedUntil} format="date" />.
          </Trans>
        )}
      </Callout>
    )
  if (!isDeclinedElite(status)) return null
  return (
    <Callout tone="warn" title={<Trans>We did not accept your application this time</Trans>}>
      <bdi>{reason}</bdi>{' '}
      {mayApplyAfter && (
        <Trans>
          You can apply again from <MomentOf at={mayApplyAfter} format="date" />.
        </Trans>
      )}
    </Callout>
  )
}
