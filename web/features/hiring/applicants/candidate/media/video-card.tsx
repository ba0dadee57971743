import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ShownVideo } from '#web/features/people/profile/video/shown-video.tsx'
import { Card } from '#web/ui/card.tsx'
import { videoQuery } from '../../applicant-queries.ts'

/** Nothing for the many applicants without one. */
export function VideoCard({ applicationId }: { applicationId: string }) {
  const { t } = useLingui()
  const { data: video } = useQuery(videoQuery(applicationId))
  if (!video) return null
  return (
    <Card title={<Trans>Video résumé</Trans>}>
      <ShownVideo video={video} label={t`Video résumé`} />
    </Card>
  )
}
