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
        title={t`None of them here`}
        action={
          <LinkButton href={viewHref({ ...view, status: null, isMine: false, text: '' })}>
            <Trans>Take the filters off</Trans>
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
        <Trans>Applications move here with their result: hired, not selected, withdrawn or closed.</Trans>
      </EmptyState>
    )
  if (show === 'archived')
    return (
      <EmptyState title={t`Nothing is archived`}>
        <Trans>What you archive is kept here, out of the way.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      title={t`No applications under way`}
      action={
        <LinkButton href="/jobs" variant="filled">
          <Trans>Find jobs</Trans>
        </LinkButton>
      }
    >
      <Trans>Once you apply, you see here who has to act, and by which day the company has promised to reply.</Trans>
    </EmptyState>
  )
}
