import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { canFindPeople } from '#shared/features/jobs/people-search/people-finders.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { currentCompanyQuery, useCurrentCompany } from '#web/features/people/companies/current-company.ts'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { PeopleFilters } from './filters/people-filters.tsx'
import { PeopleLists } from './lists/people-lists.tsx'
import styles from './people.module.css'
import { contextQuery } from './people-queries.ts'
import { type PeopleView, readView } from './people-view.ts'
import { PeopleResults } from './results/people-results.tsx'

const queries = pageQueries(() => [currentCompanyQuery()])
export const loader = queries.server
export const clientLoader = queries.browser

export default function PeoplePage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.page} data-density="compact">
        <PageHeader
          title={<Trans>People</Trans>}
          lead={<Trans>People who can be found. What someone has hidden from you is neither shown nor counted.</Trans>}
        />
        <People view={readView(search)} />
      </div>
    </QueryBoundary>
  )
}

function People({ view }: { view: PeopleView }) {
  const company = useCurrentCompany()
  if (!company) return null
  if (!canFindPeople(company.role))
    return (
      <Callout tone="info" title={<Trans>Your role does not include finding people</Trans>}>
        <Trans>Owners, admins, recruiters and hiring managers can search for people and invite them.</Trans>
      </Callout>
    )
  if (!isVerifiedCompany(company.status))
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
        <Trans>Only verified companies can search for people.</Trans>
      </Callout>
    )
  return <Search view={view} />
}

function Search({ view }: { view: PeopleView }) {
  const { i18n } = useLingui()
  const { data: context, error } = useQuery({ ...contextQuery(view), placeholderData: keepPreviousData })
  if (error) return <Callout>{describeFailure(i18n, error)}</Callout>
  if (!context) return null
  return (
    <>
      <PeopleLists view={view} lists={context.lists} />
      <PeopleFilters view={view} context={context} />
      <PeopleResults view={view} context={context} />
    </>
  )
}
