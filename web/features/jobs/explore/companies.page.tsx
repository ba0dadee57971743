import { Trans, useLingui } from '@lingui/react/macro'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { CompanyCard, companies } from '#shared/features/people/companies/companies.contract.ts'
import { callApi } from '#web/app/api.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { rethrowAsPageError } from '#web/app/query/page-queries.ts'
import { browserRuntime } from '#web/app/runtime.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { serverClient } from '#web/app/visit/server-client.ts'
import { visitContext } from '#web/app/visit/visit.ts'
import { Card } from '#web/ui/card.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Country } from '#web/ui/country.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainSearchField } from '#web/ui/plain-search-field.tsx'
import { companyPath } from './company-path.ts'
import styles from './explore.module.css'

const COMPANIES_PATH = '/explore/companies'
const SHOWN = 50
const MAX_NAME = 100

type CompaniesData = { items: CompanyCard[]; nextCursor: string | null; search: string; isFirst: boolean }

export const handle = {
  about: (data) => {
    const given = data as CompaniesData | undefined
    return { canonicalPath: COMPANIES_PATH, isUnlisted: given !== undefined && (given.search !== '' || !given.isFirst) }
  },
} satisfies PageHandle

async function loadCompanies(client: SessionClient, url: URL): Promise<CompaniesData> {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, MAX_NAME)
  const cursor = url.searchParams.get('cursor')
  try {
    const page = await callApi<typeof companies.list>(client, 'GET /shared/api/companies', {
      query: { limit: SHOWN, ...(search && { search }), ...(cursor && { cursor }) },
    })
    return { ...page, search, isFirst: cursor === null }
  } catch (error) {
    return rethrowAsPageError(url)(error)
  }
}

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadCompanies(serverClient(context.get(visitContext)), new URL(request.url))
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loadCompanies(browserRuntime().session.client, new URL(request.url))

export default function CompaniesPage({ loaderData }: { loaderData: CompaniesData }) {
  const { t } = useLingui()
  const { items, nextCursor, search } = loaderData
  const more = new URLSearchParams({ ...(search && { search }), ...(nextCursor && { cursor: nextCursor }) })
  return (
    <div className={styles.reading}>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Companies</Trans>
      </h1>
      <form method="get" action={COMPANIES_PATH} role="search" className={styles.search}>
        <PlainSearchField
          key={search}
          name="search"
          label={t`Search companies`}
          placeholder={t`Company name`}
          defaultValue={search}
          maxLength={MAX_NAME}
          onClear={() => undefined}
        />
        <PlainButton type="submit" variant="outline" worksWithoutScript>
          <Trans>Search</Trans>
        </PlainButton>
      </form>
      <Card padding="flush">
        {items.length === 0 ? (
          <EmptyState title={t`No company found`}>
            <Trans>Check the spelling, or search for part of the name.</Trans>
          </EmptyState>
        ) : (
          <List label={t`Companies`}>
            {items.map(({ id, slug, name, country, city }) => (
              <ListRow
                key={id}
                mark={<CompanyMark name={name} />}
                title={name}
                href={companyPath(slug)}
                meta={<Country code={country} city={city} />}
              />
            ))}
          </List>
        )}
        {nextCursor && (
          <div className={styles.more}>
            <LinkButton href={`${COMPANIES_PATH}?${more}`} isWide>
              <Trans>Show more companies</Trans>
            </LinkButton>
          </div>
        )}
      </Card>
    </div>
  )
}
