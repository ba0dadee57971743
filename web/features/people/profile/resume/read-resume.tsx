import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { resumes } from '#shared/features/people/resumes/resumes.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import styles from '../profile.module.css'
import { profileQuery } from '../profile-query.ts'
import { keptResumesQuery } from './kept-resumes-query.ts'
import { Review } from './review.tsx'

/** Reads the file as soon as the page runs; reading stores nothing, so a reload may repeat it. */
export function ReadResume({ fileId }: { fileId: Id }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const { data: profile } = useSuspenseQuery(profileQuery)
  const file = useSuspenseQuery(keptResumesQuery).data.resumes.find((one) => one.fileId === fileId)
  const reading = useMutation({
    mutationFn: () =>
      callApi<typeof resumes.read>(client, 'POST /talent/api/resumes/:fileId/reading', { params: { fileId } }),
  })
  const start = useEffectEvent(() => reading.mutate())
  useEffect(() => start(), [])
  if (reading.data?.status === 'read')
    return <Review reading={reading.data.reading} profile={profile} fileName={file?.fileName ?? ''} fileId={fileId} />
  return (
    <div className={styles.page}>
      <PageHeader title={<Trans>Your résumé</Trans>} />
      {reading.data?.status === 'unreadable' ? (
        <Callout tone="warn" title={t`We could not read this file`} action={<TypeOrRetry />}>
          {reading.data.message}
        </Callout>
      ) : reading.error ? (
        <Callout
          tone="bad"
          title={t`Reading the file failed`}
          action={
            <PlainButton onPress={() => reading.mutate()}>
              <Trans>Try again</Trans>
            </PlainButton>
          }
        >
          {i18n._(describeError(reading.error))}
        </Callout>
      ) : (
        <>
          <p role="status">
            <Trans>Reading your résumé. This takes a few seconds.</Trans>
          </p>
          <Skeleton>
            <SkeletonRows count={4} />
          </Skeleton>
        </>
      )}
    </div>
  )
}

function TypeOrRetry() {
  return (
    <>
      <LinkButton href="/profile">
        <Trans>Type your details</Trans>
      </LinkButton>
      <LinkButton href="/profile/resume-upload" variant="text">
        <Trans>Upload another file</Trans>
      </LinkButton>
    </>
  )
}
