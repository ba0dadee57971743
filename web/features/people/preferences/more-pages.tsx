import { Trans } from '@lingui/react/macro'
import type { usePages } from '#web/app/query/use-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { SaveState } from '#web/ui/save-state.tsx'

/** Renders nothing when the whole list is shown. */
export function MorePages({ pages }: { pages: Pick<ReturnType<typeof usePages>, 'showMore' | 'state'> }) {
  const { showMore, state } = pages
  if (!showMore) return null
  if (state === 'failed') return <SaveState status="failed" onRetry={() => void showMore()} />
  return (
    <Button isPending={state === 'pending'} onPress={() => void showMore()}>
      <Trans>Show more</Trans>
    </Button>
  )
}
