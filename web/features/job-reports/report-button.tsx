import { Trans } from '@lingui/react/macro'
import { IconFlag } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

export function ReportButton({ job }: { job: { id: string; title: string } }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="text" icon={IconFlag} onPress={() => setIsOpen(true)}>
        <Trans>Report this job</Trans>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog job={job} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
