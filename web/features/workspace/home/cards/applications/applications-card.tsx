import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ApplicationCard } from '#shared/features/hiring/applications/applications.contract.ts'
import { applicationHref } from '#web/features/hiring/applications/application-hrefs.ts'
import { StatusBar } from '#web/features/hiring/applications/texts/status-bar.tsx'
import { useStatusText } from '#web/features/hiring/applications/texts/status-text.ts'
import { useTurnText } from '#web/features/hiring/applications/texts/turn-text.ts'
import { Card } from '#web/ui/card.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Link } from '#web/ui/link.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import type { HomeCard, HomeCardProps } from '../home-card.ts'
import { recentApplicationsQuery } from '../home-queries.ts'
import styles from './applications-card.module.css'

export const applicationsCard: HomeCard = {
  id: 'applications',
  column: 'side',
  isFor: ({ roles }) => roles.includes('talent'),
  queries: [recentApplicationsQuery],
  Card: ApplicationsCard,
}

/** The applications with the latest activity. */
function ApplicationsCard({ zone, now }: HomeCardProps) {
  const { data } = useSuspenseQuery(recentApplicationsQuery)
  const { items, totals } = data
  if (items.length === 0) return null
  return (
    <Card
      title={<Trans>Applications</Trans>}
      aside={
        <Link to="/applications">
          <Plural value={totals.live} one="View application" other="View all #" />
        </Link>
      }
      padding="flush"
    >
      <List>
        {items.map((application) => (
          <Row key={application.id} application={application} reader={{ zone: zone ?? 'UTC', city: null, now }} />
        ))}
      </List>
    </Card>
  )
}

type RowProps = { application: ApplicationCard; reader: Parameters<typeof useTurnText>[0] }

function Row({ application, reader }: RowProps) {
  const statuses = useStatusText()
  const turn = useTurnText(reader)(application)
  const { company, jobTitle, status } = application
  return (
    <ListRow
      mark={<CompanyMark name={company.name} />}
      title={company.name}
      href={applicationHref(application.id)}
      meta={
        <span className={styles.meta}>
          <bdi className={styles.job}>{jobTitle}</bdi>
          <span className={styles.status}>{statuses[status]}</span>
        </span>
      }
      facts={
        <span className={styles.facts}>
          <StatusBar application={application} />
          {turn && (
            <bdi className={styles.turn} data-tone={turn.tone} suppressHydrationWarning>
              {turn.short}
            </bdi>
          )}
        </span>
      }
    />
  )
}
