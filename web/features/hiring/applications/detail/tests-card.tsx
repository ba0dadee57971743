import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import { ScreenerTests } from '#web/features/hiring/screeners/screener-tests.tsx'
import { Card } from '#web/ui/card.tsx'
import { refreshApplications } from '../application-queries.ts'

/** Tests that may be taken after sending are taken here. */
export function TestsCard({ application: { id, job, status } }: { application: ApplicationDetail }) {
  const cache = useQueryClient()
  const card = useRef<HTMLDivElement>(null)
  // Decided once: nobody is thrown out of a running test, and its answers may count for another application.
  const [isNeeded] = useState(isLive(status))
  // People get here by pressing "Take the test".
  useEffect(() => card.current?.focus(), [])
  return (
    <div ref={card} tabIndex={-1}>
      <Card title={<Trans>Your tests</Trans>}>
        {isNeeded ? (
          <ScreenerTests jobId={job.id} subjectId={id} onFinished={() => void refreshApplications(cache)} />
        ) : (
          <p>
            <Trans>Your application has ended, so this test is no longer needed.</Trans>
          </p>
        )}
      </Card>
    </div>
  )
}
