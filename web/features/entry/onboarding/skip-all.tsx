import { Trans } from '@lingui/react/macro'
import { HOME_PATH } from '#shared/access/guards.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useFinish } from './use-finish.ts'

/** Leaves the wizard. Answers are kept, and the home page reminds of the rest. */
export function SkipAll() {
  return (
    <QueryBoundary>
      <SkipLink />
    </QueryBoundary>
  )
}

function SkipLink() {
  const finish = useFinish()
  return (
    <LinkButton
      href={HOME_PATH}
      variant="text"
      onClick={(event) => {
        event.preventDefault()
        // A failed request must not trap anyone in the wizard: it only means being asked again next time.
        if (!finish.isPending) finish.mutate(undefined, { onError: () => location.assign(HOME_PATH) })
      }}
    >
      <Trans>Skip for now</Trans>
    </LinkButton>
  )
}
