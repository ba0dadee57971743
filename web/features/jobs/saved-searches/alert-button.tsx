import { Trans } from '@lingui/react/macro'
import { IconBell } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ALERT_HASH } from '#web/features/jobs/job-search/address/alert-hash.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'

const AlertDialog = lazyPart(async () => (await import('./alert-dialog.tsx')).AlertDialog)

/** `search` is the query string of the search; `name` is the suggested name. */
export function AlertButton({ search, name }: { search: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === ALERT_HASH) setIsOpen(true)
  }, [hash])
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
