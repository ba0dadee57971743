import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { isEnded, liveStatuses } from '#shared/features/hiring/applications/application-status.ts'
import type {
  ApplicantBoard,
  CompanyApplicationCard,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { useStatusText } from '#web/features/hiring/applications/texts/status-text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Country } from '#web/ui/country.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { applicantHref, applicantsPath } from '../applicant-hrefs.ts'
import { listQuery } from '../applicant-queries.ts'
import { Waiting } from '../board/applicant-card.tsx'
import boardStyles from '../board/board.module.css'
import { useApplicantName } from '../use-applicant-name.ts'
import { type ApplicantsView, viewHref } from '../view/applicants-view.ts'
import styles from './list.module.css'
import { useLiveList } from './use-live-list.ts'

type ApplicantListProps = { jobId: string | null; view: ApplicantsView; numbers: ApplicantBoard; now: number }

type Tab = { key: string; name: string; count: number }

export function ApplicantList({ jobId, view, numbers, now }: ApplicantListProps) {
  const { t, i18n } = useLingui()
  useLiveList(jobId)
  const tabs = useTabs(jobId, numbers)
  const tab = tabs.find(({ key }) => key === view.column) ?? tabs[0]
  const { data: first } = useSuspenseQuery(listQuery(jobId, view))
  const { items, state, showMore } = useLivePages(first, (cursor) => listQuery(jobId, view, cursor))
  return (
    <>
      <nav aria-label={t`Stages`} className={styles.tabs}>
        {tabs.map(({ key, name, count }) => (
          <Link
            key={key}
            to={viewHref(applicantsPath(jobId), { ...view, column: key })}
            replace
            preventScrollReset
            className={boardStyles.tab}
            aria-current={key === tab?.key ? 'true' : undefined}
          >
            <bdi>{name}</bdi> <span className={boardStyles.count}>{i18n.number(count)}</span>
          </Link>
        ))}
      </nav>
      {items.length === 0 ? (
        <EmptyState title={t`No applicants`}>
          <Trans>Applicants appear here when they apply or are moved to this stage.</Trans>
        </EmptyState>
      ) : (
        <Card padding="flush">
          <List label={tab?.name ?? ''}>
            {items.map((card) => (
              <Row key={card.id} card={card} view={view} now={now} showsJob={jobId === null} />
            ))}
          </List>
        </Card>
      )}
      {showMore && (
        <div>
          <PlainButton variant="light" isPending={state === 'pending'} onPress={showMore}>
            {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
          </PlainButton>
        </div>
      )}
    </>
  )
}

/** One job has its own stages; several jobs have the public statuses in common. */
function useTabs(jobId: string | null, { stages, columns, statuses }: ApplicantBoard): Tab[] {
  const { t } = useLingui()
  const names = useStatusText()
  const sum = (isCounted: (status: string) => boolean) =>
    Object.entries(statuses).reduce((total, [status, count]) => total + (isCounted(status) ? count : 0), 0)
  const ended = { key: 'ended', name: t`Ended` }
  if (jobId !== null)
    return [
      { key: 'new', name: t`New`, count: columns['new'] ?? 0 },
      ...stages.map(({ id, name }) => ({ key: id, name, count: columns[id] ?? 0 })),
      { ...ended, count: columns['ended'] ?? 0 },
    ]
  const isLiveStatus = (status: string) => liveStatuses.some((live) => live === status)
  return [
    { key: 'active', name: t`All active`, count: sum(isLiveStatus) },
    ...liveStatuses.map((status) => ({
      key: status,
      name: names[status],
      count: statuses[status] ?? 0,
    })),
    { ...ended, count: sum((status) => !isLiveStatus(status)) },
  ]
}

type RowProps = { card: CompanyApplicationCard; view: ApplicantsView; now: number; showsJob: boolean }

function Row({ card, view, now, showsJob }: RowProps) {
  const names = useStatusText()
  const { talent, mustHaves, fit, status } = card
  const name = useApplicantName(talent.name)
  return (
    <ListRow
      mark={<Avatar name={talent.name} country={talent.country ?? undefined} />}
      title={name}
      href={applicantHref(card.id, view)}
      meta={
        <>
          {showsJob && <bdi>{card.jobTitle}</bdi>}
          {talent.country && <Country code={talent.country} {...(talent.city && { city: talent.city })} />}
          {mustHaves && (
            <span>
              <Trans>
                <b>
                  {mustHaves.met} of {mustHaves.total}
                </b>{' '}
                must-haves
              </Trans>
            </span>
          )}
          {typeof fit?.overlapHours === 'number' && (
            <Plural value={Math.round(fit.overlapHours)} one="# h overlap" other="# h overlap" />
          )}
        </>
      }
      action={
        <span className={styles.end}>
          {(showsJob || isEnded(status)) && <Chip size="small">{names[status]}</Chip>}
          {card.rejectionDueAt && (
            <Chip size="small" tone="bad" glyph={null}>
              <Trans>Rejection pending</Trans>
            </Chip>
          )}
          <Waiting card={card} now={now} />
        </span>
      }
    />
  )
}
