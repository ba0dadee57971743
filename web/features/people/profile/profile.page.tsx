import { useSearchParams } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { Preview } from './preview.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import { previewQuery, profileQuery, readAudience } from './profile-query.ts'

const queries = pageQueries(({ url }) => {
  const audience = readAudience(url.searchParams)
  return [audience ? previewQuery(audience) : profileQuery]
})
export const loader = queries.server
export const clientLoader = queries.browser

export default function ProfilePage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  const audience = readAudience(search)
  return (
    <QueryBoundary key={audience} state={loaderData.dehydrated}>
      {audience ? <Preview audience={audience} /> : <ProfileEditor />}
    </QueryBoundary>
  )
}
