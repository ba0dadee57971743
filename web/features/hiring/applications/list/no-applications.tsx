import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { type ListView, viewHref } from './list-view.ts'

export function NoApplications({ view }: { view: ListView }) {
  const { t } = useLingui()
  const { show, status, isMine, text } = view
  if (status || isMine || text)
    return (
      <EmptyState
        title={t`No matches`}
        action={
          <LinkButton href={viewHref({ ...view, status: null, isMine: false, text: '' })}>
            <Trans>Clear filters</Trans>
          </LinkButton>
        }
      >
        {text ? (
          <Trans>Nothing matches “{text}” with these filters.</Trans>
        ) : (
          <Trans>Nothing matches these filters.</Trans>
        )}
      </EmptyState>
    )
  if (show === 'ended')
    return (
      <EmptyState title={t`Nothing has ended yet`}>
        <Trans>Applications move here once they are decided: hired, not selected, withdrawn or closed.</Trans>
      </EmptyState>
    )
  if (show === 'archived')
    return (
      <EmptyState title={t`Nothing is archived`}>
        <Trans>Archived applications are kept here, out of your way.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      title={t`No active applications`}
      action={
        <LinkButton href="/jobs" variant="filled">
          <Trans>Find jobs</Trans>
        </LinkButton>
      }
    >
      <Trans>When you apply, you will see whose turn it is and the date the company has committed to reply by.</Trans>
    </EmptyState>
  )
}
