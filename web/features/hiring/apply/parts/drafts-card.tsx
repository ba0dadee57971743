import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { apply, DraftCard } from '#shared/features/hiring/apply/apply.contract.ts'
import { formatShortDate } from '#shared/kit/time-format.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { applyHref } from '#web/features/hiring/applications/application-hrefs.ts'
import type { Reader } from '#web/features/hiring/applications/use-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from './drafts-card.module.css'

export const draftsQuery = endpointQuery<typeof apply.drafts>('GET /talent/api/application-drafts')

export const DRAFTS_ID = 'drafts'

/** Drafts that have not been sent, so nobody else can see them. */
export function DraftsCard({ reader }: { reader: Reader }) {
  const { t } = useLingui()
  const { data = [] } = useQuery(draftsQuery)
  if (data.length === 0) return null
  return (
    <div id={DRAFTS_ID} className={styles.drafts} tabIndex={-1}>
      <Card title={<Trans>Drafts</Trans>} aside={<Trans>Only you can see these</Trans>} padding="flush">
        <List label={t`Drafts`}>
          {data.map((draft) => (
            <DraftRow key={draft.id} draft={draft} reader={reader} />
          ))}
        </List>
      </Card>
    </div>
  )
}

function DraftRow({ draft: { job, updatedAt, expiresAt }, reader }: { draft: DraftCard; reader: Reader }) {
  const { t, i18n } = useLingui()
  const { name } = job.company
  const lastDay = formatShortDate(Date.parse(expiresAt), reader.now, reader.zone, i18n.locale)
  const title = job.card?.title ?? t`A job that is no longer public`
  return (
    <ListRow
      mark={<CompanyMark name={name} />}
      title={title}
      meta={
        <>
          <bdi>{name}</bdi>
          <span aria-hidden="true">·</span>
          <Trans>
            edited <Time at={Date.parse(updatedAt)} zone={reader.zone} now={reader.now} format="distance" />
          </Trans>
          <span aria-hidden="true">·</span>
          <Trans>
            expires <span suppressHydrationWarning>{lastDay}</span>
          </Trans>
        </>
      }
      action={
        <LinkButton href={applyHref(job.id)} aria-label={t`Continue with ${title}`}>
          <Trans>Continue</Trans>
        </LinkButton>
      }
    />
  )
}
