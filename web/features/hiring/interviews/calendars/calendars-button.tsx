import { Trans } from '@lingui/react/macro'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'

const CalendarsDialog = lazyPart(async () => (await import('./calendars-dialog.tsx')).CalendarsDialog)

export function CalendarsButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PlainButton icon={IconCalendarPlus} onPress={() => setIsOpen(true)}>
        <Trans>Add to my calendar</Trans>
      </PlainButton>
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
