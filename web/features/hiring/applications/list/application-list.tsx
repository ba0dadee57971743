import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#web/ui/card.tsx'
import { List } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import type { Reader } from '../use-reader.ts'
import { ApplicationRow } from './application-row.tsx'
import type { ListView } from './list-view.ts'
import { NoApplications } from './no-applications.tsx'
import { useListPages } from './use-list-pages.ts'

export function ApplicationList({ view, reader }: { view: ListView; reader: Reader }) {
  const { t } = useLingui()
  const { items, state, showMore } = useListPages(view)
  if (items.length === 0) return <NoApplications view={view} />
  return (
    <>
      <Card padding="flush">
        <List label={t`Applications`}>
          {items.map((application) => (
            <ApplicationRow key={application.id} application={application} reader={reader} />
          ))}
        </List>
      </Card>
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </>
  )
}
