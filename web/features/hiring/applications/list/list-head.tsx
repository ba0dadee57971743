import { Trans, useLingui } from '@lingui/react/macro'
import { IconLayoutKanban, IconList } from '@tabler/icons-react'
import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { ApplicationsPage } from '#shared/features/hiring/applications/applications.contract.ts'
import { ChoiceLinks } from '#web/features/jobs/jobs/parts/choice-links.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlainSearchField } from '#web/ui/plain-search-field.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { useStatusText } from '../texts/status-text.ts'
import styles from './list.module.css'
import { type ListView, MAX_TEXT, type Shelf, shelves, statusesOf, viewHref } from './list-view.ts'

/** So many fit on two screens of a phone: there, a search would only push them down. */
const FEW = 12

type Counted = Pick<ApplicationsPage, 'totals' | 'counts'>

type ListHeadProps = { view: ListView; counted: Counted; outside: number }

/** All filters are in the URL: they are links, which need no script. */
export function ListHead({ view, counted, outside }: ListHeadProps) {
  const { t } = useLingui()
  const { totals } = counted
  const labels: Record<Shelf, string> = {
    live: t`Active`,
    ended: t`Ended`,
    archived: t`Archived`,
    elsewhere: t`Tracked elsewhere`,
  }
  return (
    <div className={styles.heads}>
      <div className={styles.head}>
        <ChoiceLinks
          label={t`Applications to show`}
          links={shelves.map((show) => ({
            href: viewHref({ ...view, show, status: null, isBoard: view.isBoard && show === 'live' }),
            label: labels[show],
            count: show === 'elsewhere' ? outside : totals[show],
            isCurrent: view.show === show,
          }))}
        />
        {view.show === 'live' && (
          <SegmentedLinks
            label={t`View`}
            links={[
              { href: viewHref({ ...view, isBoard: false }), label: <Labelled as="list" />, isCurrent: !view.isBoard },
              { href: viewHref({ ...view, isBoard: true }), label: <Labelled as="board" />, isCurrent: view.isBoard },
            ]}
          />
        )}
      </div>
      {view.show !== 'elsewhere' && (
        <div className={styles.head}>
          <StatusFilters view={view} counted={counted} />
          <Search view={view} isForFew={totals.live + totals.ended + totals.archived <= FEW} />
        </div>
      )}
    </div>
  )
}

function Labelled({ as }: { as: 'list' | 'board' }) {
  return (
    <>
      <Icon glyph={as === 'list' ? IconList : IconLayoutKanban} />
      <span className={styles.viewName}>{as === 'list' ? <Trans>List</Trans> : <Trans>Board</Trans>}</span>
    </>
  )
}

function StatusFilters({ view, counted: { totals, counts } }: { view: ListView; counted: Counted }) {
  const { t, i18n } = useLingui()
  const labels = useStatusText()
  if (view.show === 'elsewhere') return null
  const shown = view.isBoard
    ? []
    : statusesOf[view.show].filter((status) => (counts[status] ?? 0) > 0 || status === view.status)
  const hasMine = view.show === 'live' && (totals.mine > 0 || view.isMine)
  const hasStatuses = shown.length > 1 || view.status !== null
  if (!hasMine && !hasStatuses) return null
  return (
    <ul role="list" aria-label={t`Filters`} className={styles.filters}>
      {hasMine && (
        <li>
          <Filter href={viewHref({ ...view, isMine: !view.isMine })} isOn={view.isMine}>
            <Trans>Needs your reply</Trans> <span className={styles.count}>{i18n.number(totals.mine)}</span>
          </Filter>
        </li>
      )}
      {hasStatuses
        ? shown.map((status) => (
            <li key={status}>
              <Filter
                href={viewHref({ ...view, status: view.status === status ? null : status })}
                isOn={view.status === status}
              >
                {labels[status]} <span className={styles.count}>{i18n.number(counts[status] ?? 0)}</span>
              </Filter>
            </li>
          ))
        : null}
    </ul>
  )
}

function Filter({ href, isOn, children }: { href: string; isOn: boolean; children: ReactNode }) {
  return (
    <Link to={href} replace preventScrollReset className={styles.filter} aria-current={isOn ? 'true' : undefined}>
      {children}
    </Link>
  )
}

function Search({ view, isForFew }: { view: ListView; isForFew: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = (text: string) => navigate(viewHref({ ...view, text }), { replace: true, preventScrollReset: true })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    void search(typeof text === 'string' ? text : '')
  }
  return (
    <form
      method="get"
      action="/applications"
      role="search"
      className={styles.search}
      data-few={(isForFew && view.text === '') || undefined}
      onSubmit={submit}
    >
      {view.show !== 'live' && <input type="hidden" name="show" value={view.show} />}
      {view.isBoard && <input type="hidden" name="view" value="board" />}
      {view.status && <input type="hidden" name="status" value={view.status} />}
      {view.isMine && <input type="hidden" name="mine" value="1" />}
      <PlainSearchField
        // Remount when the URL has a different search text.
        key={view.text}
        name="text"
        label={t`Search your applications`}
        placeholder={t`Job or company`}
        defaultValue={view.text}
        maxLength={MAX_TEXT}
        onClear={() => void search('')}
      />
    </form>
  )
}
