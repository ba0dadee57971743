import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './elite.module.css'
import { standingQuery } from './elite-queries.ts'
import { onboardingFrame } from './onboarding-slots.tsx'
import { Stages } from './parts/stages.tsx'
import { StandingText } from './parts/standing.tsx'

const queries = pageQueries(() => [standingQuery()])
export const loader = queries.server
export const clientLoader = queries.browser
export const handle = onboardingFrame

export default function CompletedPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Completed />
    </QueryBoundary>
  )
}

function Completed() {
  const { data } = useSuspenseQuery(standingQuery())
  const isSent = Boolean(data.application?.submittedAt)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        {isSent ? <Trans>What happens now</Trans> : <Trans>Not finished yet</Trans>}
      </h1>
      <StandingText standing={data} />
      {!isSent && (
        <Callout
          title={<Trans>Your application has not been sent</Trans>}
          action={
            <LinkButton href="/elite/onboarding/pending-actions">
              <Trans>See what is missing</Trans>
            </LinkButton>
          }
        />
      )}
      <Stages application={data.application} />
    </div>
  )
}
