import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { readLanguages, readSkills } from '#shared/features/jobs/people-search/people-filters.ts'
import type { PeopleContext } from '#shared/features/jobs/people-search/people-search.contract.ts'
import { MAX_ROLE_SEARCH } from '#shared/features/jobs/people-search/people-search-limits.ts'
import { displayName } from '#shared/kit/intl/display-names.ts'
import { FilterChoices, FilterMenu } from '#web/features/jobs/explore/filters/filter-menu.tsx'
import { FilterChipLink } from '#web/ui/filter-chip.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlainSearchField } from '#web/ui/plain-search-field.tsx'
import {
  isFiltered,
  noFilters,
  type PeopleView,
  viewForJob,
  viewHref,
  withLanguage,
  withoutLanguage,
  withoutSkill,
} from '../people-view.ts'
import styles from './people-filters.module.css'
import { SkillField } from './skill-field.tsx'

const OVERLAPS = [2, 4, 6]
const PAYS = [30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000]

type PeopleFiltersProps = { view: PeopleView; context: PeopleContext }

export function PeopleFilters({ view, context }: PeopleFiltersProps) {
  const { t, i18n } = useLingui()
  const hrefOf = (change: Partial<PeopleView>) => viewHref({ ...view, ...change })
  const nameCountry = (code: string) => displayName(i18n.locale, 'region', code)
  const nameLanguage = (tag: string) => displayName(i18n.locale, 'language', tag)
  const euros = (amount: number) =>
    i18n.number(amount, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const job = context.jobs.find(({ id }) => id === view.jobId)
  const languages = readLanguages(view.languages)
  const pays =
    PAYS.includes(view.payUpTo ?? 0) || view.payUpTo === null ? PAYS : [...PAYS, view.payUpTo].toSorted((a, b) => a - b)
  return (
    <>
      <div className={styles.bar}>
        <RoleSearch view={view} />
        <SkillField view={view} />
        <FilterRow>
          <FilterMenu label={job ? t`For: ${job.title}` : t`For a job`} isOn={job !== undefined}>
            <FilterChoices
              label={t`Fill the filters from a job`}
              choices={[
                { key: 'none', label: t`No job`, href: hrefOf({ jobId: null }), isOn: job === undefined },
                ...context.jobs.map((one) => ({
                  key: one.id,
                  label: one.title,
                  href: viewHref(viewForJob(view, one)),
                  isOn: one.id === view.jobId,
                })),
              ]}
            />
          </FilterMenu>
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
            label={view.country === null ? t`Country` : nameCountry(view.country)}
            isOn={view.country !== null}
          >
            <FilterChoices
              label={t`Country`}
              choices={[
                { key: 'all', label: t`All countries`, href: hrefOf({ country: null }), isOn: view.country === null },
                ...context.countries.map(({ code, count }) => ({
                  key: code,
                  label: nameCountry(code),
                  href: hrefOf({ country: code }),
                  isOn: view.country === code,
                  jobs: count,
                })),
              ]}
            />
          </FilterMenu>
          <FilterMenu label={t`Language`} isOn={languages.length > 0}>
            <FilterChoices
              label={t`Language`}
              choices={context.languages.map(({ tag, count }) => {
                const isOn = languages.some(({ language }) => language === tag)
                return {
                  key: tag,
                  label: nameLanguage(tag),
                  href: viewHref(isOn ? withoutLanguage(view, tag) : withLanguage(view, tag)),
                  isOn,
                  jobs: count,
                }
              })}
            />
          </FilterMenu>
          <FilterMenu
            label={view.payUpTo === null ? t`Pay` : t`Pay: up to ${euros(view.payUpTo)}`}
            isOn={view.payUpTo !== null}
          >
            <FilterChoices
              label={t`What you can pay per year`}
              choices={[
                { key: 'any', label: t`Any`, href: hrefOf({ payUpTo: null }), isOn: view.payUpTo === null },
                ...pays.map((amount) => ({
                  key: String(amount),
                  label: t`Up to ${euros(amount)} a year`,
                  href: hrefOf({ payUpTo: amount }),
                  isOn: view.payUpTo === amount,
                })),
              ]}
            />
            <p className={styles.hint}>
              <Trans>Only filters people who let companies search by their minimum pay.</Trans>
            </p>
          </FilterMenu>
          <FilterMenu
            label={view.availability === null ? t`Availability` : t`Actively looking`}
            isOn={view.availability !== null}
          >
            <FilterChoices
              label={t`Availability`}
              choices={[
                { key: 'any', label: t`Any`, href: hrefOf({ availability: null }), isOn: view.availability === null },
                {
                  key: 'active',
                  label: t`Actively looking`,
                  href: hrefOf({ availability: 'active' }),
                  isOn: view.availability === 'active',
                },
              ]}
            />
          </FilterMenu>
        </FilterRow>
      </div>
      {isFiltered(view) && (
        <div className={styles.chosen}>
          {readSkills(view.skills).map(({ slug, level }) => {
            const name = context.skills.find((skill) => skill.slug === slug)?.name ?? slug
            return (
              <FilterChipLink
                key={slug}
                label={level === 1 ? name : t`${name}, level ${level} or higher`}
                href={viewHref(withoutSkill(view, slug))}
              />
            )
          })}
          {languages.map(({ language, level }) => {
            const name = nameLanguage(language)
            return (
              <FilterChipLink
                key={language}
                label={level === 'A1' ? name : `${name} ${level}`}
                href={viewHref(withoutLanguage(view, language))}
              />
            )
          })}
          <Link to={viewHref({ ...view, ...noFilters })} preventScrollReset>
            <Trans>Clear filters</Trans>
          </Link>
        </div>
      )}
    </>
  )
}

function RoleSearch({ view }: { view: PeopleView }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = (text: string) => navigate(viewHref({ ...view, role: text.trim() }), { preventScrollReset: true })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('role')
    void search(typeof text === 'string' ? text : '')
  }
  return (
    <form method="get" action="/company/people" role="search" className={styles.search} onSubmit={submit}>
      <PlainSearchField
        key={view.role}
        name="role"
        label={t`Search by role`}
        placeholder={t`Role`}
        defaultValue={view.role}
        maxLength={MAX_ROLE_SEARCH}
        onClear={() => void search('')}
      />
    </form>
  )
}
