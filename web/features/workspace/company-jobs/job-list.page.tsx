import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import type { JobList } from '#shared/features/workspace/company-jobs/company-jobs.contract.ts'
import { type JobListState, jobListStates } from '#shared/features/workspace/company-jobs/job-list-states.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { currentCompanyQuery, useCurrentCompany } from '#web/features/people/companies/current-company.ts'
import { useNow } from '#web/platform/clock/use-now.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List } from '#web/ui/list-row.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './company-jobs.module.css'
import { jobListQuery, listHref, readListAddress } from './company-jobs-queries.ts'
import { JobRow } from './list/job-row.tsx'

const NewJobDialog = lazyPart(async () => (await import('./list/new-job-dialog.tsx')).NewJobDialog)

const queries = pageQueries(({ url }) => [jobListQuery(readListAddress(url.searchParams)), currentCompanyQuery()])
export const loader = async (args: LoaderFunctionArgs) => ({ ...(await queries.server(args)), now: Date.now() })
export const clientLoader = async (args: ClientLoaderFunctionArgs) => ({
  ...(await queries.browser(args)),
  now: Date.now(),
})

export default function JobListPage({ loaderData }: { loaderData: PageData & { now: number } }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Jobs requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Jobs({ requestedAt }: { requestedAt: number }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const address = readListAddress(search)
  const { data: list } = useSuspenseQuery(jobListQuery(address))
  const company = useCurrentCompany()
  const now = useNow() ?? requestedAt
  const [isStarting, setStarting] = useState(false)
  const { items, counts, nextCursor, canCreate } = list
  const newJob = canCreate && (
    <Button variant="filled" icon={IconPlus} onPress={() => setStarting(true)}>
      <Trans>New job</Trans>
    </Button>
  )
  return (
    <>
      <PageHeader
        title={<Plural value={counts.open} _0="No open jobs" one="# open job" other="# open jobs" />}
        lead={
          counts.unpublished > 0 && (
            <Plural value={counts.unpublished} one="# not published yet" other="# not published yet" />
          )
        }
        actions={counts.all > 0 && newJob}
      />
      <div className={styles.page} data-density="compact">
        {company && !isVerifiedCompany(company.status) && <NotVerified hasDraft={counts.unpublished > 0} />}
        {counts.all === 0 ? (
          <NoJobs action={newJob} />
        ) : (
          <>
            <Filters state={address.state} counts={counts} />
            <Card padding="flush">
              {items.length === 0 ? (
                <p className={styles.empty}>
                  <Trans>No jobs match this filter.</Trans>
                </p>
              ) : (
                <List label={t`Jobs`}>
                  {items.map((job) => (
                    <JobRow key={job.id} job={job} now={now} />
                  ))}
                </List>
              )}
            </Card>
            <nav aria-label={t`Pages`} className={styles.pages}>
              {address.cursor !== null && (
                <LinkButton href={listHref({ ...address, cursor: null })}>
                  <Trans>Newest jobs</Trans>
                </LinkButton>
              )}
              {nextCursor !== null && (
                <LinkButton href={listHref({ ...address, cursor: nextCursor })}>
                  <Trans>Older jobs</Trans>
                </LinkButton>
              )}
            </nav>
          </>
        )}
      </div>
      {isStarting && company && (
        <Suspense>
          <NewJobDialog companyId={company.id} onClose={() => setStarting(false)} />
        </Suspense>
      )}
    </>
  )
}

function Filters({ state, counts }: { state: JobListState; counts: JobList['counts'] }) {
  const { t } = useLingui()
  const names: Record<JobListState, string> = {
    all: t`All`,
    open: t`Open`,
    unpublished: t`Drafts`,
    closed: t`Closed`,
  }
  return (
    <SegmentedLinks
      label={t`Filter jobs`}
      links={jobListStates.map((one) => ({
        href: listHref({ state: one, cursor: null }),
        label: `${names[one]} ${counts[one]}`,
        isCurrent: one === state,
      }))}
    />
  )
}

/** Unverified companies can have one draft; the page says what verification still needs. */
function NotVerified({ hasDraft }: { hasDraft: boolean }) {
  return (
    <Callout
      tone="warn"
      title={<Trans>Your company is not verified yet</Trans>}
      action={
        <LinkButton href="/company/verification">
          <Trans>Verify your company</Trans>
        </LinkButton>
      }
    >
      {hasDraft ? (
        <Trans>You can finish your draft now, and publish it or start more jobs once your company is verified.</Trans>
      ) : (
        <Trans>You can write one draft until then. To publish, your company must be verified.</Trans>
      )}
    </Callout>
  )
}

function NoJobs({ action }: { action: ReactNode }) {
  const { t } = useLingui()
  return (
    <Card>
      <EmptyState title={t`Write your first job`} action={action}>
        <Trans>
          Say who you can hire, when you work together and what you pay. As you write, you see how many people can take
          the job.
        </Trans>
      </EmptyState>
    </Card>
  )
}
