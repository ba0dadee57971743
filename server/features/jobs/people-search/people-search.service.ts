import type { I18n } from '@lingui/core'
import { languageOfSkill } from '#server/features/base/reference/language-skills.service.ts'
import { findSkill } from '#server/features/base/reference/reference.service.ts'
import { findJobsInvitedTo } from '#server/features/jobs/invitations/invited.service.ts'
import { listCompanyJobs, type ViewedJob, viewOwnJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { shippedRates, yearlyFloor } from '#server/features/jobs/jobs/pay-rates.service.ts'
import { windowOf } from '#server/features/people/companies/companies.service.ts'
import { finderFor } from '#server/features/people/preferences/findable-people.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { coreDay, type FitTime } from '#shared/features/jobs/jobs/fit/fit.ts'
import { fitJob } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import { isPublishedJob } from '#shared/features/jobs/jobs/job-status.ts'
import { type LanguageLevel, languageLevels } from '#shared/features/jobs/jobs/job-terms.ts'
import type { CompanyJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { yearlyEuros } from '#shared/features/jobs/jobs/pay/comparable-pay.ts'
import { type WantedSkill, writeLanguages, writeSkills } from '#shared/features/jobs/people-search/people-filters.ts'
import type {
  PeopleContext,
  PeopleFilters,
  PeoplePage,
  PeopleQuery,
} from '#shared/features/jobs/people-search/people-search.contract.ts'
import {
  MAX_SEARCHED_LANGUAGES,
  MAX_SEARCHED_OVERLAP,
  MAX_SEARCHED_PAY,
  MAX_SEARCHED_SKILLS,
  PAY_STEP,
} from '#shared/features/jobs/people-search/people-search-limits.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import { payFloorPeriods } from '#shared/features/people/talents/talent-words.ts'
import type { WorkDay } from '#shared/kit/day-band.ts'
import { BASE_CURRENCY } from '#shared/kit/exchange-rates.ts'
import { selectList, selectLists } from './people-lists.queries.ts'
import { canFindPeople } from './people-search.policy.ts'
import { type JobSide, presentPerson, sharedMinutes } from './people-search.presenter.ts'
import {
  countByCountry,
  countBySkill,
  countPeople,
  selectDays,
  selectPeople,
  type Wanted,
} from './people-search.queries.ts'

export type Member = { viewer: Viewer; company: OwnCompany }
type Asking = Member & { i18n: I18n; clock: Platform['clock'] }

export async function findPeople(db: Db, asking: Asking, query: PeopleQuery): Promise<PeoplePage> {
  const { viewer, company, i18n, clock } = asking
  ensure(canFindPeople(company))
  if (query.listId) found(await selectList(db, company.id, query.listId))
  const viewed = query.jobId ? await viewOwnJob(db, viewer, query.jobId) : null
  ensure(viewed === null || viewed.company.id === company.id, 'not_found')
  const job = viewed && sideOf(viewed)
  const now = clock.now()
  const time = { now: now.getTime(), today: now.toISOString().slice(0, 10) }
  const day = (job && coreDay(job.fit)) ?? { zone: company.timeZone, window: company.workWindow }
  const finder = await finderFor(db, { companyId: company.id, viewerId: viewer.id })
  const wanted = await wantedBy(db, query, { day, time })
  const rows = await selectPeople(db, finder, { ...wanted, after: placeOf(query.cursor), limit: query.limit + 1 })
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  const invitedTo = await findJobsInvitedTo(
    db,
    company.id,
    shown.map(({ id }) => id),
  )
  return {
    items: shown.map((row) => presentPerson(row, { i18n, time, day, job, invitedTo })),
    nextCursor: rows.length > query.limit && last ? `${last.updatedAt.getTime()}_${last.id}` : null,
    total: await countPeople(db, finder, wanted),
  }
}

function placeOf(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const [time = '', id = ''] = cursor.split('_')
  return { at: new Date(Number(time)), id }
}

/** People rate languages like any other skill, from 1 (A1 or A2) to 5 (C2). */
const skillLevelOf = (level: LanguageLevel): number => Math.max(1, languageLevels.indexOf(level))

const skillOfLanguage = new Map([...languageOfSkill].map(([slug, tag]) => [tag, slug]))

async function wantedBy(db: Db, query: PeopleFilters, hours: { day: WorkDay; time: FitTime }): Promise<Wanted> {
  const { role, skills = [], languages = [], country, minOverlap, payUpTo, availability, listId } = query
  const spoken = languages.map(({ language, level }) => ({
    slug: skillOfLanguage.get(language) ?? language,
    level: skillLevelOf(level),
  }))
  return {
    role,
    skills: [...skills, ...spoken],
    country,
    availability,
    listId,
    days: minOverlap === undefined ? undefined : await daysWith(db, minOverlap, hours),
    topFloors: payUpTo === undefined ? undefined : topFloorsFor(payUpTo),
  }
}

async function daysWith(db: Db, minOverlap: number, { day, time }: { day: WorkDay; time: FitTime }) {
  return (await selectDays(db)).filter((one) => sharedMinutes(one, day, time) >= minOverlap * 60)
}

/** Large enough for rounding to whole euros not to matter. */
const SAMPLE_AMOUNT = 1_000_000_000

/** Converted to every currency and period, so that the database can compare it with what people entered. */
function topFloorsFor(euros: number) {
  return [BASE_CURRENCY, ...Object.keys(shippedRates)].flatMap((currency) =>
    payFloorPeriods.flatMap((period) => {
      const sample = yearlyFloor({ amount: SAMPLE_AMOUNT, currency, period })
      return sample === null ? [] : [{ currency, period, amount: (SAMPLE_AMOUNT * euros) / sample }]
    }),
  )
}

function sideOf({ job, company }: ViewedJob): JobSide {
  return {
    fit: fitJob({
      ...job,
      company: { timeZone: company.timeZone, workWindow: windowOf(company) },
    }),
    pay: job.pay,
    mustHaves: job.skills.filter(({ isRequired }) => isRequired),
  }
}

const MAX_JOBS = 50

export async function showContext(
  db: Db,
  { viewer, company }: Member,
  skills: readonly WantedSkill[],
): Promise<PeopleContext> {
  ensure(canFindPeople(company))
  const finder = await finderFor(db, { companyId: company.id, viewerId: viewer.id })
  const jobs = await listCompanyJobs(db, viewer, { companyId: company.id, within: isPublishedJob, limit: MAX_JOBS })
  const spoken = await countBySkill(db, finder, [...languageOfSkill.keys()])
  return {
    jobs: jobs.items.map((job) => ({ id: job.id, title: job.title, search: searchFor(job) })),
    lists: await selectLists(db, finder),
    countries: [...(await countByCountry(db, finder))].map(([code, count]) => ({ code, count })),
    languages: [...spoken].map(([slug, count]) => ({ tag: languageOfSkill.get(slug) ?? slug, count })),
    skills: skills.map(({ slug }) => ({ slug, name: findSkill(slug)?.name ?? slug })),
  }
}

/** The job's requirements as a search. */
function searchFor({ skills, languages, hours, pay }: CompanyJob): PeopleContext['jobs'][number]['search'] {
  const yearly = yearlyEuros(pay, shippedRates)
  const euros = yearly === null ? null : Math.floor(yearly / PAY_STEP) * PAY_STEP
  return {
    skills: writeSkills(
      skills
        .filter(({ isRequired }) => isRequired)
        .slice(0, MAX_SEARCHED_SKILLS)
        .map(({ skillId, minLevel }) => ({ slug: skillId, level: minLevel })),
    ),
    languages: writeLanguages(
      languages
        .slice(0, MAX_SEARCHED_LANGUAGES)
        .map(({ language, level }) => ({ language: language.split('-')[0] ?? language, level })),
    ),
    minOverlap: hours.minOverlapHours >= 1 ? Math.min(MAX_SEARCHED_OVERLAP, Math.floor(hours.minOverlapHours)) : null,
    payUpTo: euros === null || euros < PAY_STEP ? null : Math.min(MAX_SEARCHED_PAY, euros),
  }
}
