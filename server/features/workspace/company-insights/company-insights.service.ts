import { canRead } from '#server/features/hiring/applications/applications.policy.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type {
  CompanyInsights,
  FormFigures,
} from '#shared/features/workspace/company-insights/company-insights.contract.ts'
import {
  COUNTRY_PERIOD,
  type InsightPeriod,
  MIN_STARTED,
} from '#shared/features/workspace/company-insights/insight-periods.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { countByCountry, countByJob, countBySource, countDrafts, type DraftGroup } from './company-insights.queries.ts'
import { groupCountries } from './country-groups.ts'

export async function showInsights(
  db: Db,
  clock: Clock,
  company: OwnCompany,
  days: InsightPeriod,
): Promise<CompanyInsights> {
  ensure(canRead({ companyStatus: company.status, memberRole: company.role }))
  const now = clock.now()
  const before = (until: Date, period: InsightPeriod) => ({
    companyId: company.id,
    since: new Date(until.getTime() - period * DAY),
    until,
  })
  const which = before(now, days)
  // What a company does not see person by person changes once a week: from one day to the next, a single person would stand out.
  const monday = startOfWeek(now)
  const [jobs, sources, drafts, countries] = await Promise.all([
    countByJob(db, which, now),
    countBySource(db, which),
    countDrafts(db, before(monday, days)),
    countByCountry(db, before(monday, COUNTRY_PERIOD)),
  ])
  return { jobs, sources, forms: formsOf(drafts), countries: groupCountries(countries) }
}

/** The last Monday, 0:00 UTC. */
function startOfWeek(now: Date): Date {
  const day = Math.floor(now.getTime() / DAY)
  // Day 0, 1 January 1970, was a Thursday.
  return new Date((day - ((day + 3) % 7)) * DAY)
}

function formsOf(drafts: readonly DraftGroup[]): FormFigures[] {
  return [...Map.groupBy(drafts, ({ jobId }) => jobId)]
    .flatMap(([id, groups]) => {
      const started = sum(groups)
      const [{ title } = { title: '' }] = groups
      if (started < MIN_STARTED) return []
      const unsent = groups.filter(({ isSent }) => !isSent)
      const stops = [...Map.groupBy(unsent, (group) => `${group.step} ${questionOf(group)}`).values()].flatMap(
        (alike) => {
          const [first] = alike
          return first ? [{ step: first.step, question: questionOf(first), people: sum(alike) }] : []
        },
      )
      const sent = sum(groups.filter(({ isSent }) => isSent))
      return [{ job: { id, title }, started, sent, stops: stops.toSorted((one, other) => other.people - one.people) }]
    })
    .toSorted((one, other) => other.started - one.started)
}

/** The first question without an answer. */
const questionOf = ({ step, answered, questions }: DraftGroup): string | null =>
  step === 'questions' ? (questions?.find(({ id }) => !answered.includes(id))?.label ?? null) : null

const sum = (groups: readonly DraftGroup[]): number => groups.reduce((total, { people }) => total + people, 0)
