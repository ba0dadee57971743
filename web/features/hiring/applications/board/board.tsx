import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type BoardColumn, boardColumns } from '#shared/features/hiring/applications/application-kinds.ts'
import type { ApplicationStatus } from '#shared/features/hiring/applications/application-status.ts'
import type { ApplicationCard } from '#shared/features/hiring/applications/applications.contract.ts'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Country } from '#web/ui/country.tsx'
import { Link } from '#web/ui/link.tsx'
import { Time } from '#web/ui/time.tsx'
import { applicationHref } from '../application-hrefs.ts'
import { boardEndQuery, boardQuery } from '../application-queries.ts'
import { type ListView, viewHref } from '../list/list-view.ts'
import { NoApplications } from '../list/no-applications.tsx'
import { StatusLine } from '../texts/status-line.tsx'
import { useColumnText } from '../texts/status-text.ts'
import { TurnLine } from '../texts/turn-line.tsx'
import type { Reader } from '../use-reader.ts'
import styles from './board.module.css'
import { ColumnSwitch } from './column-switch.tsx'
import { useColumnInView } from './use-column-in-view.ts'

const columnNames = Object.keys(boardColumns) as BoardColumn[]

const columnId = (column: BoardColumn): string => `column-${column}`

const columnIds = columnNames.map(columnId)

/** Only the company moves an application, so cards can be opened but not dragged. */
export function Board({ view, reader }: { view: ListView; reader: Reader }) {
  const { data: live } = useSuspenseQuery(boardQuery(view))
  const { data: ended } = useSuspenseQuery(boardEndQuery(view))
  const lane = useRef<HTMLDivElement>(null)
  const shown = useColumnInView(lane, columnIds)
  const all = view.isMine ? live.items : [...live.items, ...ended.items]
  const columns = columnNames.map((column) => {
    const holds: readonly ApplicationStatus[] = boardColumns[column]
    const items = all.filter(({ status }) => holds.includes(status))
    const isEnd = column === 'ended'
    // Only the latest ended applications are loaded. There is no total with a filter, so count the cards.
    const total = isEnd && !view.isMine ? countOf(ended.counts, holds) : items.length
    return { column, items, total: Math.max(total, items.length) }
  })
  if (all.length === 0) return <NoApplications view={view} />
  return (
    <>
      <ColumnSwitch
        lane={lane}
        counts={columns.map(({ column, total }) => [column, total] as const)}
        ids={columnIds}
        shown={shown}
      />
      <div ref={lane} className={styles.lane} data-lane>
        {columns.map((column, place) => (
          <Column key={column.column} {...column} isShown={place === shown} view={view} reader={reader} />
        ))}
      </div>
    </>
  )
}

const countOf = (counts: Record<string, number>, statuses: readonly string[]): number =>
  statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)

type ColumnProps = {
  column: BoardColumn
  items: readonly ApplicationCard[]
  total: number
  isShown: boolean
  view: ListView
  reader: Reader
}

function Column({ column, items, total, isShown, view, reader }: ColumnProps) {
  const { i18n } = useLingui()
  const labels = useColumnText()
  const id = columnId(column)
  const left = total - items.length
  return (
    <section id={id} className={styles.column} data-shown={isShown || undefined} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {labels[column]} <span className={styles.count}>{i18n.number(total)}</span>
      </h2>
      {items.length === 0 ? (
        <p className={styles.nothing}>
          <Trans>Nothing here</Trans>
        </p>
      ) : (
        <ul role="list" className={styles.cards} aria-labelledby={`${id}-title`}>
          {items.map((application) => (
            <BoardCard
              key={application.id}
              application={application}
              isMixed={boardColumns[column].length > 1}
              reader={reader}
            />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Link to={viewHref({ ...view, show: 'ended' })}>
          <Plural value={left} one="# more in the list" other="# more in the list" />
        </Link>
      )}
    </section>
  )
}

type BoardCardProps = { application: ApplicationCard; isMixed: boolean; reader: Reader }

/** Shows the status in columns that hold several. */
function BoardCard({ application, isMixed, reader }: BoardCardProps) {
  const { company, jobTitle, id, lastActivityAt } = application
  return (
    <li className={styles.card}>
      <Link to={applicationHref(id)} className={styles.link}>
        <bdi>{jobTitle}</bdi>
      </Link>
      <div className={styles.head}>
        <CompanyMark name={company.name} size="small" />
        <span className={styles.company}>
          <bdi>{company.name}</bdi>
          <Country code={company.country} city={company.city} />
        </span>
      </div>
      <div className={styles.facts}>
        {(isMixed || application.stage) && <StatusLine application={application} hasBar={false} />}
        <TurnLine application={application} reader={reader} isShort />
        <span className={styles.when}>
          <Time at={Date.parse(lastActivityAt)} zone={reader.zone} now={reader.now} format="distance" />
        </span>
      </div>
    </li>
  )
}
