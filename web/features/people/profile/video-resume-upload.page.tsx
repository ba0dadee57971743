import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { videoResumeLimits } from '#shared/features/people/profile/video/video-resume-limits.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { IntroRecorder } from '#web/features/base/recorder/intro-recorder.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { useReportFailure } from './use-report-failure.ts'
import { useVideo } from './video/use-video.ts'
import styles from './video/video.module.css'
import { videoQuery } from './video/video-query.ts'
import { VideoSettings } from './video/video-settings.tsx'

const queries = pageQueries(() => [videoQuery])
export const loader = queries.server
export const clientLoader = queries.browser

export const handle = { frame: { backHref: '/profile', isFocused: true } } satisfies FrameHandle

export default function VideoResumePage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <VideoResume />
    </QueryBoundary>
  )
}

function VideoResume() {
  const { t } = useLingui()
  const { data: video } = useSuspenseQuery(videoQuery)
  const identity = useIdentity()
  const { use } = useVideo()
  const report = useReportFailure()
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ href: '/profile', label: t`Profile` }]} />}
        title={<Trans>Video résumé</Trans>}
        lead={
          <Trans>
            Say who you are, what you do well and what you are looking for. A minute is enough. It is optional, and only
            people watch it.
          </Trans>
        }
      />
      {video && <VideoSettings key={video.recordingId} video={video} />}
      {identity && (
        <Card title={video ? <Trans>Replace it</Trans> : <Trans>Record or upload</Trans>}>
          <IntroRecorder
            subject={{ purpose: 'resume', subjectId: identity.id }}
            limits={videoResumeLimits}
            usedId={video?.recordingId ?? null}
            onSaved={({ id }) => void use(id).catch(report)}
          />
        </Card>
      )}
    </div>
  )
}
