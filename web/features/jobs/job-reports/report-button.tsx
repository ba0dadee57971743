import { Trans } from '@lingui/react/macro'
import { IconFlag } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'

const ReportJob = lazyPart(async () => (await import('./report-job.tsx')).ReportJob)

export function ReportButton({ job }: { job: { id: string; title: string } }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PlainButton variant="text" icon={IconFlag} onPress={() => setIsOpen(true)}>
        <Trans>Report this job</Trans>
      </PlainButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportJob job={job} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
