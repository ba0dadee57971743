import { Trans } from '@lingui/react/macro'
import { IconBell } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'

const AlertDialog = lazyPart(async () => (await import('./alert-dialog.tsx')).AlertDialog)

/** `search` is the query string of the search; `name` is the suggested name. */
export function AlertButton({ search, name }: { search: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PlainButton icon={IconBell} onPress={() => setIsOpen(true)}>
        <Trans>Create an alert for this search</Trans>
      </PlainButton>
      {isOpen && (
        <Suspense fallback={null}>
          <AlertDialog search={search} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
