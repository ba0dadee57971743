import type { FeatureNames } from './feature-names.ts'

export const pageTemplate = ({
  area,
  kebab,
  camel,
  pascal,
  title,
}: FeatureNames): string => `import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ${camel} } from '#shared/features/${area}/${kebab}/${kebab}.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'

const list = endpointQuery<typeof ${camel}.list>('GET /talent/api/${kebab}')
const queries = pageQueries(() => [list])
export const loader = queries.server
export const clientLoader = queries.browser

export default function ${pascal}Page({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <${pascal} />
    </QueryBoundary>
  )
}

function ${pascal}() {
  const { t } = useLingui()
  const { data } = useQuery(list)
  return (
    <>
      <PageHeader title={t\`${title}\`} />
      {data?.items.length === 0 && (
        <EmptyState title={t\`Nothing here yet\`}>
          <Trans>What you add shows up here, newest first.</Trans>
        </EmptyState>
      )}
      <ul>
        {data?.items.map(({ id, createdAt }) => (
          <li key={id}>
            <time dateTime={createdAt}>{createdAt}</time>
          </li>
        ))}
      </ul>
    </>
  )
}
`
