import { Trans } from '@lingui/react/macro'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { companyInterviewsQuery, companyRequestsQuery } from '../interview-queries.ts'
import { InterviewRow } from '../parts/interview-row.tsx'
import styles from '../parts/parts.module.css'
import { CompanyRequestRow } from './company-request-row.tsx'

const AskDialog = lazyPart(async () => (await import('./ask-dialog.tsx')).AskDialog)

type ApplicantInterviewsProps = { applicationId: string; name: string; canAsk: boolean }

/** On the candidate page: the open requests, the interviews, and asking for one. */
export function ApplicantInterviews({ applicationId, name, canAsk }: ApplicantInterviewsProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { data: requests } = useQuery(companyRequestsQuery('open', { applicationId }))
  const { data: upcoming } = useQuery(companyInterviewsQuery('upcoming', { applicationId }))
  const { data: over } = useQuery(companyInterviewsQuery('completed', { applicationId }))
  const interviews = [...(upcoming?.items ?? []), ...(over?.items ?? [])]
  const isEmpty = interviews.length === 0 && requests?.items.length === 0
  if (isEmpty && !canAsk) return null
  return (
    <Card
      title={<Trans>Interviews</Trans>}
      aside={
        canAsk && (
          <PlainButton icon={IconCalendarPlus} onPress={() => setIsAsking(true)}>
            <Trans>Request an interview</Trans>
          </PlainButton>
        )
      }
    >
      {isEmpty && (
        <p className={styles.meta}>
          <Trans>Offer some times, and the applicant chooses one.</Trans>
        </p>
      )}
      <ul role="list">
        {requests?.items.map((request) => (
          <CompanyRequestRow key={request.id} request={request} isOnApplicant />
        ))}
        {interviews.map((interview) => (
          <InterviewRow key={interview.id} interview={interview} title={interview.talent.name} side="company" />
        ))}
      </ul>
      {isAsking && (
        <Suspense fallback={null}>
          <AskDialog applicationId={applicationId} name={name} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Card>
  )
}
