import { Trans } from '@lingui/react/macro'
import { IconBell } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { ALERT_HASH } from '#web/features/jobs/job-search/address/alert-hash.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'

const AlertDialog = lazyPart(async () => (await import('./alert-dialog.tsx')).AlertDialog)

/** `search` is the query string of the search; `name` is the suggested name. */
export function AlertButton({ search, name }: { search: string; name: string }) {
  const { hash, key } = useLocation()
  // Opened by the address until it is closed, in this visit of the page only.
  const [closedAt, setClosedAt] = useState<string | null>(null)
  const [isPressed, setIsPressed] = useState(false)
  const isOpen = isPressed || (hash === ALERT_HASH && closedAt !== key)
  const close = () => {
    setIsPressed(false)
    setClosedAt(key)
  }
  return (
    <>
      <PlainButton icon={IconBell} onPress={() => setIsPressed(true)}>
        <Trans>Create an alert for this search</Trans>
      </PlainButton>
      {isOpen && (
        <Suspense fallback={null}>
          <AlertDialog search={search} name={name} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
