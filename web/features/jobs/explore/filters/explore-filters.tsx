import { Trans, useLingui } from '@lingui/react/macro'
import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { employmentTypes, engagements, seniorities, workplaces } from '#shared/features/jobs/jobs/job-terms.ts'
import {
  type ChoiceName,
  choose,
  everything,
  type SearchState,
  STATED,
} from '#web/features/jobs/job-search/address/search-state.ts'
import { useFilterText } from '#web/features/jobs/job-search/filters/filter-text.ts'
import { payScale } from '#web/features/jobs/job-search/filters/pay-scale.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { FilterChipLink } from '#web/ui/filter-chip.tsx'
import { Link } from '#web/ui/link.tsx'
import { type FilterChoice, FilterChoices, FilterMenu } from './filter-menu.tsx'
import styles from './filters.module.css'

type ExploreFiltersProps = {
  state: SearchState
  result: JobSearchResult
  reader: JobReader
  hrefOf: (state: SearchState) => string
}

const GOOD_OVERLAP = 4
const OVERLAPS = [2, GOOD_OVERLAP, 6]
/** Pay steps, in the search's own bands. */
const PAY_BANDS = [2, 4, 6, 8, 12]
/** Maximum number of values in an open-ended list, most frequent first. */
const SHOWN_VALUES = 8

/** The filters of the search as links: active ones can be removed, the others added. */
export function ExploreFilters({ state, result, reader, hrefOf }: ExploreFiltersProps) {
  const { t } = useLingui()
  const { countryInText } = usePlaceText()
  const { listApplied } = useFilterText(result)
  const home = reader.person.country
  const applied = listApplied(state)
  // Later pages have no counts.
  const { facets } = result
  const menus = facets ? <Menus state={state} result={result} facets={facets} reader={reader} hrefOf={hrefOf} /> : null
  const isFiltered = applied.some(({ key }) => key !== 'openTo')
  return (
    // Remount on each search to close its menus.
    <ul key={hrefOf(state)} role="list" className={styles.row} aria-label={t`Filters`}>
      {home && state.openTo === null && (
        <li>
          <Link to={hrefOf({ ...state, openTo: home })} preventScrollReset className={styles.pill}>
            <Trans>Open to {countryInText(home)}</Trans>
          </Link>
        </li>
      )}
      {applied.map(({ key, label, without }) => (
        <li key={key}>
          <FilterChipLink label={label} href={hrefOf(without)} />
        </li>
      ))}
      {home && state.overlap === null && (
        <li>
          <Link to={hrefOf({ ...state, overlap: GOOD_OVERLAP })} preventScrollReset className={styles.pill}>
            <Trans>{GOOD_OVERLAP} h overlap or more</Trans>
          </Link>
        </li>
      )}
      {state.pay === null && (
        <li>
          <Link to={hrefOf({ ...state, pay: STATED, currency: null })} preventScrollReset className={styles.pill}>
            <Trans>Pay stated</Trans>
          </Link>
        </li>
      )}
      {menus}
      {isFiltered && (
        <li>
          <Link
            to={hrefOf({ ...everything, text: state.text, sort: state.sort, openTo: state.openTo })}
            preventScrollReset
            className={styles.clear}
          >
            <Trans>Clear all</Trans>
          </Link>
        </li>
      )}
    </ul>
  )
}

type MenusProps = ExploreFiltersProps & { facets: NonNullable<JobSearchResult['facets']> }

function Menus({ state, result, facets, reader, hrefOf }: MenusProps) {
  const { t } = useLingui()
  const { nameValue, describePay, describeOverlap, describePosted } = useFilterText(result)
  const choicesOf = (name: ChoiceName, values: readonly string[] = mostFrequent(facets[name])): FilterChoice[] =>
    values.map((value) => {
      const isOn = state.choices[name].includes(value)
      const chosen = state.choices[name]
      return {
        key: value,
        label: nameValue(name, value),
        isOn,
        href: hrefOf(choose(state, name, isOn ? chosen.filter((one) => one !== value) : [...chosen, value])),
        jobs: facets[name][value] ?? 0,
      }
    })
  const scale = payScale(facets.pay, state.currency ?? reader.currency ?? 'EUR', reader.rates)
  const amounts = PAY_BANDS.map((bands) => 12 * scale.step * Math.round((bands * scale.bandWidth) / scale.step))
  const choicesOfPay = amounts.map((yearly) => ({
    key: String(yearly),
    label: t`${describePay(yearly, scale.currency)} a month`,
    isOn: state.pay === yearly,
    href: hrefOf({ ...state, pay: yearly, currency: scale.currency }),
  }))
  const choicesOfOverlap = OVERLAPS.map((hours) => ({
    key: String(hours),
    label: t`${describeOverlap(hours)} or more`,
    isOn: state.overlap === hours,
    href: hrefOf({ ...state, overlap: hours }),
  }))
  const choicesOfPosted = Object.keys(facets.posted)
    .map(Number)
    .toSorted((one, other) => one - other)
    .map((days) => ({
      key: String(days),
      label: describePosted(days),
      isOn: state.posted === days,
      href: hrefOf({ ...state, posted: state.posted === days ? null : days }),
      jobs: facets.posted[days],
    }))
  const groups: { label: string; choices: FilterChoice[] }[] = [
    { label: t`Employment type`, choices: choicesOf('engagement', engagements) },
    { label: t`Workplace`, choices: choicesOf('workplace', workplaces) },
    { label: t`Team location`, choices: choicesOf('region') },
    { label: t`Relocation`, choices: choicesOf('visa', ['yes']) },
    { label: t`Skill`, choices: choicesOf('skill') },
    { label: t`Working language`, choices: choicesOf('language') },
    { label: t`Company`, choices: choicesOf('company') },
    { label: t`Posted`, choices: choicesOfPosted },
    ...(reader.person.hours ? [{ label: t`Overlap`, choices: choicesOfOverlap }] : []),
  ]
  return (
    <>
      <li>
        <FilterMenu label={t`Pay`}>
          <FilterChoices label={t`Pay`} choices={choicesOfPay} />
        </FilterMenu>
      </li>
      <li>
        <FilterMenu label={t`Contract`} isOn={state.choices.contract.length > 0}>
          <FilterChoices label={t`Contract`} choices={choicesOf('contract', employmentTypes)} />
        </FilterMenu>
      </li>
      <li>
        <FilterMenu label={t`Level`} isOn={state.choices.level.length > 0}>
          <FilterChoices label={t`Level`} choices={choicesOf('level', seniorities)} />
        </FilterMenu>
      </li>
      <li>
        <FilterMenu label={t`More filters`}>
          <div className={styles.groups}>
            {groups
              .filter(({ choices }) => choices.length > 0)
              .map(({ label, choices }) => (
                <div key={label}>
                  <p className={styles.legend}>{label}</p>
                  <FilterChoices label={label} choices={choices} />
                </div>
              ))}
          </div>
        </FilterMenu>
      </li>
    </>
  )
}

const mostFrequent = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts)
    .filter(([value, jobs]) => value !== '' && jobs > 0)
    .toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
    .slice(0, SHOWN_VALUES)
    .map(([value]) => value)
