// Explains to the company why a job fits a person or not. Talents get their own wording (fit-text.service.ts).

import type { I18n } from '@lingui/core'
import type { FitReason, FitReasonCode } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import { displayNames, numberFormat } from '#shared/kit/intl/formatters.ts'

type Texts = { [Code in FitReasonCode]: (reason: Extract<FitReason, { code: Code }>) => string | null }

/** Omits what is obvious from the rest of the row. */
export function fitTexts(i18n: I18n, reasons: readonly FitReason[]): string[] {
  const texts = textsIn(i18n)
  // The type makes the table complete; TypeScript cannot match a key with its union member.
  const describe = (reason: FitReason) => (texts[reason.code] as (one: FitReason) => string | null)(reason)
  return reasons.map(describe).filter((text) => text !== null)
}

function textsIn(i18n: I18n): Texts {
  const names = displayNames(i18n.locale, { type: 'region', fallback: 'code' })
  const country = (code: string): string => names.of(code) ?? code
  const place = (city: string | null, code: string): string => (city ? `${city}, ${country(code)}` : country(code))
  const hours = (minutes: number): string =>
    numberFormat(i18n.locale, { maximumFractionDigits: 1, style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(
      minutes / 60,
    )
  const excludes = (where: string) =>
    i18n._({ id: 'people.fit.excluded', message: 'The job is not open to people living in {where}', values: { where } })
  return {
    country_unreachable: ({ country: code }) =>
      i18n._({
        id: 'people.fit.country_unreachable',
        message: 'Payments to {country} are not possible at the moment',
        values: { country: country(code) },
      }),
    country_excluded: ({ country: code }) => excludes(country(code)),
    subdivision_excluded: ({ subdivision }) => excludes(subdivision),
    country_not_listed: ({ country: code }) => excludes(country(code)),
    office_elsewhere: ({ city, country: code }) =>
      i18n._({
        id: 'people.fit.office_elsewhere',
        message: 'Lives elsewhere, and the job is at the office ({place}) without relocation support',
        values: { place: place(city, code) },
      }),
    // People are told that only they see their right to work, so it is not evaluated here.
    work_authorization_missing: ({ country: code }) => needsRightToWork(i18n, country(code)),
    work_authorization_undeclared: ({ country: code }) => needsRightToWork(i18n, country(code)),
    work_authorization_held: ({ country: code }) => needsRightToWork(i18n, country(code)),
    contractor_only: ({ country: code }) =>
      i18n._({
        id: 'people.fit.contractor_only',
        message: 'As a contractor, unless they have the right to work there ({country})',
        values: { country: country(code) },
      }),
    move_with_sponsor: ({ city, country: code }) =>
      i18n._({
        id: 'people.fit.move_with_sponsor',
        message: 'Would relocate ({place}), with a visa you sponsor',
        values: { place: place(city, code) },
      }),
    at_office: ({ city, country: code }) =>
      i18n._({
        id: 'people.fit.at_office',
        message: 'Would have to come to the office ({place})',
        values: { place: place(city, code) },
      }),
    subdivision_undeclared: ({ excluded }) =>
      i18n._({
        id: 'people.fit.subdivision',
        message: 'Unless they live in {where}, which the job excludes',
        values: { where: excluded.join(', ') },
      }),
    hours_short: ({ neededMinutes, worstMinutes }) =>
      i18n._({
        id: 'people.fit.hours_short',
        message: 'Shares {shared} a day, and the job asks for {needed}',
        values: { shared: hours(worstMinutes), needed: hours(neededMinutes) },
      }),
    hours_undeclared: () => i18n._({ id: 'people.fit.hours_undeclared', message: 'Has not said when they work' }),
    team_hours_unknown: () =>
      i18n._({ id: 'people.fit.team_hours_unknown', message: 'The job does not say when the team works' }),
    offset_outside: () =>
      i18n._({ id: 'people.fit.offset_outside', message: 'Lives outside the time zones of the job' }),
    eligibility_unknown: () =>
      i18n._({ id: 'people.fit.eligibility_unknown', message: 'The job does not say where people can live' }),
    own_country_unknown: () =>
      i18n._({ id: 'people.fit.own_country_unknown', message: 'Has not said where they live' }),
    worldwide: () => null,
    country_listed: ({ country: code }) =>
      i18n._({
        id: 'people.fit.country_listed',
        message: 'The job is open to people living in {country}',
        values: { country: country(code) },
      }),
    country_not_excluded: () => null,
    hours_enough: () => null,
  }
}

const needsRightToWork = (i18n: I18n, country: string): string =>
  i18n._({
    id: 'people.fit.right_to_work',
    message: 'Needs the right to work there ({country}): ask them',
    values: { country },
  })
