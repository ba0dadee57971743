import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'

const ScoreDialog = lazyPart(async () => (await import('./score-dialog.tsx')).ScoreDialog)

/** The logged score of this job: data and code are loaded on request. */
export function WhyShown({ jobId }: { jobId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isRequested, setIsRequested] = useState(false)
  return (
    <div>
      <PlainButton
        variant="text"
        onPress={() => {
          setIsRequested(true)
          setIsOpen(true)
        }}
      >
        <Trans>Why am I seeing this?</Trans>
      </PlainButton>
      {isRequested && (
        <Suspense fallback={null}>
          <ScoreDialog jobId={jobId} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </div>
  )
}
