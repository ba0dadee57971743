import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconArrowsSort, IconLayoutKanban, IconList } from '@tabler/icons-react'
import { type FormEvent, memo } from 'react'
import { useNavigate } from 'react-router'
import { MAX_APPLICANT_SEARCH } from '#shared/features/hiring/applications/application-kinds.ts'
import type { ApplicantBoard } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { displayName } from '#shared/kit/intl/display-names.ts'
import { FilterChoices, FilterMenu } from '#web/features/jobs/explore/filters/filter-menu.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlainSearchField } from '#web/ui/plain-search-field.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { applicantsPath } from '../applicant-hrefs.ts'
import { SavedViews } from '../saved-views/saved-views.tsx'
import { type ApplicantsView, isFiltered, viewHref } from './applicants-view.ts'
import styles from './filter-bar.module.css'
import { HideNames } from './hide-names.tsx'

const OVERLAPS = [2, 4, 6]

type FilterBarProps = { jobId: string | null; view: ApplicantsView; numbers: ApplicantBoard }

/** Memoized: refetching the same data must not render all filters again. */
export const FilterBar = memo(function FilterBar({ jobId, view, numbers }: FilterBarProps) {
  const { t, i18n } = useLingui()
  const hrefOf = (change: Partial<ApplicantsView>) => viewHref(applicantsPath(jobId), { ...view, ...change })
  const nameOf = (code: string) => displayName(i18n.locale, 'region', code)
  const { overdue } = numbers.all
  return (
    <div className={styles.bar}>
      {jobId !== null && (
        <SegmentedLinks
          label={t`View`}
          links={[
            {
              href: hrefOf({ isBoard: true }),
              label: <Label glyph={IconLayoutKanban} text={t`Board`} />,
              isCurrent: view.isBoard,
            },
            {
              href: hrefOf({ isBoard: false }),
              label: <Label glyph={IconList} text={t`List`} />,
              isCurrent: !view.isBoard,
            },
          ]}
        />
      )}
      <Search jobId={jobId} view={view} />
      <FilterRow>
        <FilterMenu
          label={view.minOverlap === null ? t`Overlap: any` : t`Overlap: ${view.minOverlap} h or more`}
          isOn={view.minOverlap !== null}
        >
          <FilterChoices
            label={t`Overlap`}
            choices={[
              { key: 'any', label: t`Any`, href: hrefOf({ minOverlap: null }), isOn: view.minOverlap === null },
              ...OVERLAPS.map((hours) => ({
                key: String(hours),
                label: t`${plural(hours, { one: '# hour or more', other: '# hours or more' })}`,
                href: hrefOf({ minOverlap: hours }),
                isOn: view.minOverlap === hours,
              })),
            ]}
          />
        </FilterMenu>
        <FilterMenu
          label={view.country === null ? t`Country: all ${numbers.countries.length}` : nameOf(view.country)}
          isOn={view.country !== null}
        >
          <FilterChoices
            label={t`Country`}
            choices={[
              { key: 'all', label: t`All countries`, href: hrefOf({ country: null }), isOn: view.country === null },
              ...numbers.countries.map(({ code, count }) => ({
                key: code,
                label: nameOf(code),
                href: hrefOf({ country: code }),
                isOn: view.country === code,
                jobs: count,
              })),
            ]}
          />
        </FilterMenu>
        {(overdue > 0 || view.isOverdue) && (
          <Link
            to={hrefOf({ isOverdue: !view.isOverdue })}
            replace
            preventScrollReset
            className={styles.late}
            aria-current={view.isOverdue ? 'true' : undefined}
          >
            <Icon glyph={IconAlertTriangle} size={16} />
            <Plural value={overdue} one="# overdue" other="# overdue" />
          </Link>
        )}
        {isFiltered(view) && (
          <Link to={viewHref(applicantsPath(jobId), { ...cleared, isBoard: view.isBoard, sort: view.sort })} replace>
            <Trans>Clear filters</Trans>
          </Link>
        )}
        <SavedViews jobId={jobId} view={view} />
        {jobId !== null && <HideNames jobId={jobId} isHidden={numbers.areNamesHidden} />}
        <Link
          to={hrefOf({ sort: view.sort === 'newest' ? 'waiting' : 'newest' })}
          replace
          preventScrollReset
          className={styles.sort}
        >
          <Icon glyph={IconArrowsSort} size={16} />
          <span className="visually-hidden">
            <Trans>Sorted by:</Trans>
          </span>
          {view.sort === 'newest' ? <Trans>Newest first</Trans> : <Trans>Waiting longest</Trans>}
        </Link>
      </FilterRow>
    </div>
  )
})

const cleared = { search: '', country: null, minOverlap: null, isOverdue: false, column: null } as const

function Label({ glyph, text }: { glyph: typeof IconList; text: string }) {
  return (
    <>
      <Icon glyph={glyph} size={16} /> {text}
    </>
  )
}

function Search({ jobId, view }: Pick<FilterBarProps, 'jobId' | 'view'>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = (text: string) =>
    navigate(viewHref(applicantsPath(jobId), { ...view, search: text.trim() }), {
      replace: true,
      preventScrollReset: true,
    })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('search')
    void search(typeof text === 'string' ? text : '')
  }
  return (
    <form method="get" action={applicantsPath(jobId)} role="search" className={styles.search} onSubmit={submit}>
      <PlainSearchField
        key={view.search}
        name="search"
        label={t`Search applicants`}
        placeholder={t`Name, role or city`}
        defaultValue={view.search}
        maxLength={MAX_APPLICANT_SEARCH}
        onClear={() => void search('')}
      />
    </form>
  )
}
