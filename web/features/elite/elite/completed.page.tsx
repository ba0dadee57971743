import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { EliteApplication } from '#shared/features/elite/elite/elite.contract.ts'
import { isEliteMember } from '#shared/features/elite/elite/elite-status.ts'
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

function Title({ application }: { application: EliteApplication | null }) {
  if (!application?.submittedAt) return <Trans>Not finished yet</Trans>
  return isEliteMember(application.status) ? <Trans>You are in</Trans> : <Trans>What happens now</Trans>
}

function Completed() {
  const { data } = useSuspenseQuery(standingQuery())
  const asked = data.actions.filter(({ kind }) => kind !== 'send_application')
  const isSent = Boolean(data.application?.submittedAt)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        <Title application={data.application} />
      </h1>
      <StandingText standing={data} />
      {isSent && asked.length > 0 && (
        <Callout
          tone="warn"
          title={
            <Plural
              value={asked.length}
              one="The reviewers need one thing from you"
              other="The reviewers need # things from you"
            />
          }
          action={
            <LinkButton href="/elite/onboarding/pending-actions">
              <Trans>See what to do</Trans>
            </LinkButton>
          }
        >
          <Trans>Your application continues in the meantime, unless the reviewers need it first.</Trans>
        </Callout>
      )}
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
