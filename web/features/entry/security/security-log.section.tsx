import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { SecurityEvent, security } from '#shared/features/entry/security/security.contract.ts'
import { callApi } from '#web/app/api.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { usePages } from '#web/app/query/use-pages.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import part from '#web/app/settings/settings-part.module.css'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { useDeviceText } from './device-text.ts'
import { useEventText } from './event-text.ts'
import { securityLog } from './security-queries.ts'

export function SecurityLogSection() {
  const { t } = useLingui()
  const { client } = useSession()
  const { data } = useQuery(securityLog)
  const pages = usePages(data, (cursor) =>
    callApi<typeof security.log>(client, 'GET /shared/api/user/security-log', { query: { cursor } }),
  )
  const { showMore } = pages
  return (
    <Card title={<Trans>Activity</Trans>} padding="flush">
      {pages.items.length === 0 ? (
        <EmptyState title={t`Nothing yet`} headingLevel={3}>
          <Trans>Sign-ins and security changes are recorded here.</Trans>
        </EmptyState>
      ) : (
        <List label={t`Activity, newest first`}>
          {pages.items.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </List>
      )}
      {showMore && (
        <div className={part.foot}>
          <Button isPending={pages.state === 'pending'} onPress={() => void showMore()}>
            {pages.state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
          </Button>
        </div>
      )}
    </Card>
  )
}

function EventRow({ event }: { event: SecurityEvent }) {
  const wordsOf = useEventText()
  const nameOf = useDeviceText()
  return (
    <ListRow
      title={wordsOf(event)}
      meta={
        <span>
          <LocalTime at={event.at} /> · {nameOf(event.device)}
          {event.network && (
            <>
              {' · '}
              <Trans>
                network <bdi>{event.network}</bdi>
              </Trans>
            </>
          )}
        </span>
      }
    />
  )
}
