import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ApplicationDetail } from '#shared/features/applications/applications.contract.ts'
import { ScreenerTests } from '#web/features/screeners/screener-tests.tsx'
import { Card } from '#web/ui/card.tsx'
import { refreshApplications } from '../application-queries.ts'

/** Tests that may be taken after sending are taken here. */
export function TestsCard({ application: { id, job } }: { application: ApplicationDetail }) {
  const cache = useQueryClient()
  const card = useRef<HTMLDivElement>(null)
  // Whoever pressed "Take the test" came for this.
  useEffect(() => card.current?.focus(), [])
  return (
    <div ref={card} tabIndex={-1}>
      <Card title={<Trans>Your tests</Trans>}>
        <ScreenerTests jobId={job.id} subjectId={id} onFinished={() => void refreshApplications(cache)} />
      </Card>
    </div>
  )
}
