import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ImportedProfile } from '#shared/features/people/profile/import/imported-profile.ts'
import type { ResumeReading } from '#shared/features/people/resumes/resume-reading.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { FileUpload } from '#web/features/base/files/file-upload.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { ImportCard } from './import/import-card.tsx'
import styles from './profile.module.css'
import { profileQuery } from './profile-query.ts'
import { KeptResumes } from './resume/kept-resumes.tsx'
import { keptResumesQuery } from './resume/kept-resumes-query.ts'
import { ReadResume } from './resume/read-resume.tsx'
import { Review } from './resume/review.tsx'
import { useChangeProfile } from './use-change-profile.ts'
import { useReportFailure } from './use-report-failure.ts'

const queries = pageQueries(() => [profileQuery, keptResumesQuery])
export const loader = queries.server
export const clientLoader = queries.browser

export const handle = { frame: { backHref: '/profile', isFocused: true } } satisfies FrameHandle

const ID = /^[0-9a-f-]{36}$/

export default function ResumeUploadPage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  const fileId = search.get('file') ?? ''
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      {ID.test(fileId) ? <ReadResume key={fileId} fileId={fileId} /> : <UploadResume />}
    </QueryBoundary>
  )
}

const reviewHref = (fileId: string) => `/profile/resume-upload?file=${fileId}`

function UploadResume() {
  const { t } = useLingui()
  const { data: profile } = useSuspenseQuery(profileQuery)
  const { saveResume } = useChangeProfile()
  const report = useReportFailure()
  const navigate = useNavigate()
  const [imported, setImported] = useState<{ profile: ImportedProfile; fileName: string } | null>(null)
  const hasResumes = useSuspenseQuery(keptResumesQuery).data.resumes.length > 0
  const review = async (fileId: string) => {
    await saveResume(fileId)
    await navigate(reviewHref(fileId))
  }
  if (imported)
    return <Review reading={nothingRead} profile={profile} fileName={imported.fileName} imported={imported.profile} />
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ href: '/profile', label: t`Profile` }]} />}
        title={<Trans>Fill in your profile from a résumé</Trans>}
        lead={<Trans>We read it and show you what we found. Nothing is saved until you say so.</Trans>}
      />
      <KeptResumes />
      <Card title={t`New résumé`}>
        <FileUpload
          kind="resume"
          label={hasResumes ? t`Upload another résumé` : t`Upload your résumé`}
          onDone={(fileId) => void review(fileId).catch(report)}
        />
        <p>
          <Trans>
            We can read PDF, DOCX, ODT, RTF and plain text, but not the older DOC format of Word: save such a file as
            PDF or DOCX first. You can also <Link to="/profile">type your details</Link>.
          </Trans>
        </p>
      </Card>
      <ImportCard onRead={(read, fileName) => setImported({ profile: read, fileName })} />
    </div>
  )
}

/** An export has no lines to point to. */
const nothingRead: ResumeReading = {
  pages: 0,
  lines: [],
  name: null,
  headline: null,
  email: null,
  phone: null,
  location: null,
  links: [],
  experiences: [],
  education: [],
  skills: [],
  languages: [],
}
