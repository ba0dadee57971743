import { useSearchParams } from 'react-router'
import type { Visibility } from '#shared/features/people/profile/profile-sections.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { ownProofsQuery } from '#web/features/skills/credentials/credential-queries.ts'
import { OwnProofs } from '#web/features/skills/credentials/own-proofs.tsx'
import { Preview } from './preview.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import { previewQuery, profileQuery, readAudience, resumeOutQuery } from './profile-query.ts'
import { RESUME_VIEW, readChoices } from './resume-out/resume-choices.ts'
import { ResumeOutView } from './resume-out/resume-out.tsx'

const queries = pageQueries(({ url }) => {
  if (url.searchParams.get('as') === RESUME_VIEW) return [profileQuery, resumeOutQuery(readChoices(url.searchParams))]
  const audience = readAudience(url.searchParams)
  return audience ? [previewQuery(audience)] : [profileQuery, ownProofsQuery]
})
export const loader = queries.server
export const clientLoader = queries.browser

const renderProofs = (visibility: Visibility) => <OwnProofs visibility={visibility} />

export default function ProfilePage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  const audience = readAudience(search)
  const isResume = search.get('as') === RESUME_VIEW
  return (
    <QueryBoundary key={isResume ? RESUME_VIEW : audience} state={loaderData.dehydrated}>
      {isResume ? (
        <ResumeOutView />
      ) : audience ? (
        <Preview audience={audience} />
      ) : (
        <ProfileEditor renderProofs={renderProofs} />
      )}
    </QueryBoundary>
  )
}
