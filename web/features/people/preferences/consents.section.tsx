import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Consent, consents } from '#shared/features/base/accounts/consents.contract.ts'
import { formatDate, formatTime } from '#shared/kit/time-format.ts'
import { callApi } from '#web/app/api.ts'
import { usePages } from '#web/app/query/use-pages.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { LegalLinks } from '#web/layouts/tools/legal-links.tsx'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { consentHistory } from './consent-queries.ts'
import { MorePages } from './more-pages.tsx'

export function ConsentsSection() {
  const { t } = useLingui()
  const { client } = useSession()
  const { data } = useQuery(consentHistory)
  const pages = usePages(data, (cursor) =>
    callApi<typeof consents.list>(client, 'GET /shared/api/settings/consents', { query: { cursor } }),
  )
  return (
    <>
      {pages.items.length === 0 ? (
        <Card>
          <EmptyState title={t`Nothing agreed yet`}>
            <Trans>When you agree to a document, its date and version are kept here.</Trans>
          </EmptyState>
        </Card>
      ) : (
        <Card title={<Trans>What you agreed to</Trans>} padding="flush">
          <List label={t`What you agreed to`}>
            {pages.items.map((consent) => (
              <ConsentRow key={consent.id} consent={consent} />
            ))}
          </List>
          <MorePages pages={pages} />
        </Card>
      )}
      <LegalLinks />
    </>
  )
}

function ConsentRow({ consent: { kind, version, action, at, ipPrefix } }: { consent: Consent }) {
  const { t, i18n } = useLingui()
  const clock = useClock()
  const zone = useIdentity()?.timeZone ?? 'UTC'
  const name = kind === 'terms' ? t`Terms of use, version ${version}` : t`Privacy notice, version ${version}`
  const day = formatDate(Date.parse(at), zone, i18n.locale)
  const time = formatTime(Date.parse(at), zone, i18n.locale, clock)
  return (
    <ListRow
      title={name}
      meta={
        <>
          {action === 'given' ? (
            <Trans>
              Agreed {day}, {time}
            </Trans>
          ) : (
            <Trans>
              Withdrawn {day}, {time}
            </Trans>
          )}
          {ipPrefix && (
            <>
              {' · '}
              <Trans>
                from the network <bdi>{ipPrefix}</bdi>
              </Trans>
            </>
          )}
        </>
      }
    />
  )
}
