import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { CompanyOverview, companyHome } from '#shared/features/workspace/company-home/company-home.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { ApplicantsCard } from './applicants-card.tsx'
import styles from './company-home.module.css'
import { JobsCard } from './jobs-card.tsx'
import { TodayFigures } from './today-figures.tsx'
import { VerificationCallout } from './verification-callout.tsx'

const overviewQuery = () => endpointQuery<typeof companyHome.overview>('GET /company/api/overview')

const queries = pageQueries(() => [overviewQuery()])
export const loader = async (args: LoaderFunctionArgs) => ({ ...(await queries.server(args)), now: Date.now() })
export const clientLoader = async (args: ClientLoaderFunctionArgs) => ({
  ...(await queries.browser(args)),
  now: Date.now(),
})

export default function CompanyHomePage({ loaderData }: { loaderData: PageData & { now: number } }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Overview requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Overview({ requestedAt }: { requestedAt: number }) {
  const { data } = useSuspenseQuery(overviewQuery())
  const now = useNow() ?? requestedAt
  const readerZone = useReaderZone()
  const zone = useIdentity()?.timeZone ?? readerZone ?? data.company.timeZone
  return (
    <>
      <PageHeader title={<Headline overview={data} />} lead={<Standing overview={data} />} />
      <div className={styles.page} data-density="compact">
        <VerificationCallout company={data.company} />
        <TodayFigures overview={data} />
        <div className={styles.columns}>
          <ApplicantsCard applicants={data.applicants} zone={zone} now={now} />
          <JobsCard jobs={data.jobs} now={now} />
        </div>
      </div>
    </>
  )
}

/** The most urgent fact, in words. */
function Headline({ overview: { applicants, jobs, unreadConversations } }: { overview: CompanyOverview }) {
  if (applicants.overdue > 0)
    return <Plural value={applicants.overdue} one="# reply is overdue" other="# replies are overdue" />
  if (applicants.unseen > 0) return <Plural value={applicants.unseen} one="# new applicant" other="# new applicants" />
  if (jobs.returned > 0) return <Plural value={jobs.returned} one="# job needs changes" other="# jobs need changes" />
  if (unreadConversations > 0)
    return <Plural value={unreadConversations} one="# unread conversation" other="# unread conversations" />
  return <Trans>Nothing is waiting for you</Trans>
}

function Standing({ overview: { company, applicants, jobs } }: { overview: CompanyOverview }) {
  const { t } = useLingui()
  const { name } = company
  return (
    <>
      <bdi>{name}</bdi>
      {' · '}
      {jobs.open === 0 ? t`no open jobs` : <Plural value={jobs.open} one="# open job" other="# open jobs" />}
      {' · '}
      {applicants.live === 0 ? (
        t`no applicants in progress`
      ) : (
        <Plural value={applicants.live} one="# applicant in progress" other="# applicants in progress" />
      )}
    </>
  )
}
