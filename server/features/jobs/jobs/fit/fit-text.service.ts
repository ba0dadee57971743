// A job's fit in words, for emails. Pages have their own texts, which also fit on a card.

import type { I18n } from '@lingui/core'
import type { Fit } from '#shared/features/jobs/jobs/fit/fit.ts'
import {
  type FitReason,
  type FitReasonCode,
  type Verdict,
  verdictOf,
} from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import type { JobRegion } from '#shared/features/jobs/jobs/job-terms.ts'
import { displayNames, listFormat, numberFormat } from '#shared/kit/intl/formatters.ts'

type Messages = { [Code in FitReasonCode]: (reason: Extract<FitReason, { code: Code }>) => string }

/** The verdict, its deciding reasons, and the evidence. */
export function fitInWords(i18n: I18n, { verdict, reasons, evidence }: Pick<Fit, 'verdict' | 'reasons' | 'evidence'>) {
  const messages = messagesOf(i18n)
  // The type makes the table complete; TypeScript cannot match a key with its union member.
  const describe = (reason: FitReason): string => (messages[reason.code] as (one: FitReason) => string)(reason)
  const deciding = reasons.filter((reason) => verdictOf([reason]) === verdict)
  return [
    verdictIn(i18n)[verdict],
    ...deciding.map(describe),
    ...(evidence === null
      ? []
      : [i18n._({ id: 'jobs.fit.evidence', message: 'The job says: “{evidence}”', values: { evidence } })]),
  ].join(' ')
}

const verdictIn = (i18n: I18n): Record<Verdict, string> => ({
  yes: i18n._({ id: 'jobs.fit.yes', message: 'This job is open to you.' }),
  yes_if: i18n._({ id: 'jobs.fit.yes_if', message: 'This job is open to you on one condition.' }),
  unknown: i18n._({ id: 'jobs.fit.unknown', message: 'We cannot tell whether this job is open to you.' }),
  no: i18n._({ id: 'jobs.fit.no', message: 'This job is not open to you where you live.' }),
})

function messagesOf(i18n: I18n): Messages {
  const { country: name, region: nameRegion, place: namePlace, hours, offset, list } = wordsOf(i18n)
  return {
    country_unreachable: ({ country }) =>
      i18n._({
        id: 'jobs.fit.country_unreachable',
        message: 'Payments to {country} are not possible at the moment.',
        values: { country: name(country) },
      }),
    country_excluded: ({ country }) => leavesOut(i18n, name(country)),
    subdivision_excluded: ({ subdivision }) => leavesOut(i18n, subdivision),
    country_not_listed: ({ countries, regions }) =>
      i18n._({
        id: 'jobs.fit.country_not_listed',
        message: 'It is open only to people living in: {places}.',
        values: { places: list([...regions.map(nameRegion), ...countries.map(name)]) },
      }),
    office_elsewhere: ({ city, country }) =>
      i18n._({
        id: 'jobs.fit.office_elsewhere',
        message: 'The job is at the office ({place}), with no relocation support.',
        values: { place: namePlace(city, country) },
      }),
    work_authorization_missing: ({ country }) =>
      i18n._({
        id: 'jobs.fit.work_authorization_missing',
        message: 'It requires the right to work there ({country}), which is not on your profile.',
        values: { country: name(country) },
      }),
    contractor_only: ({ country }) =>
      i18n._({
        id: 'jobs.fit.contractor_only',
        message: 'Without the right to work there ({country}) as an employee, you can work as a contractor.',
        values: { country: name(country) },
      }),
    work_authorization_undeclared: ({ country }) =>
      i18n._({
        id: 'jobs.fit.work_authorization_undeclared',
        message: 'You need the right to work there ({country}).',
        values: { country: name(country) },
      }),
    move_with_sponsor: ({ city, country }) =>
      i18n._({
        id: 'jobs.fit.move_with_sponsor',
        message: 'You would relocate ({place}), and the company sponsors the visa.',
        values: { place: namePlace(city, country) },
      }),
    at_office: ({ workplace, city, country }) =>
      i18n._({
        id: 'jobs.fit.at_office',
        message:
          '{workplace, select, hybrid {Some days each week are at the office ({place}).} other {The job is at the office ({place}).}}',
        values: { workplace, place: namePlace(city, country) },
      }),
    subdivision_undeclared: ({ excluded }) => leavesOut(i18n, list(excluded)),
    hours_short: ({ neededMinutes, worstMinutes }) =>
      i18n._({
        id: 'jobs.fit.hours_short',
        message:
          'They ask for {needed} of overlap per day. You share {shared} at the least favourable time of the year.',
        values: { needed: hours(neededMinutes), shared: hours(worstMinutes) },
      }),
    hours_undeclared: ({ neededMinutes }) =>
      i18n._({
        id: 'jobs.fit.hours_undeclared',
        message: 'They ask for {needed} of overlap per day, and your hours are not on your profile.',
        values: { needed: hours(neededMinutes) },
      }),
    team_hours_unknown: ({ neededMinutes }) =>
      i18n._({
        id: 'jobs.fit.team_hours_unknown',
        message: 'They ask for {needed} of overlap per day, and the job does not say when the team works.',
        values: { needed: hours(neededMinutes) },
      }),
    offset_outside: ({ from, to }) =>
      i18n._({
        id: 'jobs.fit.offset_outside',
        message: 'They hire between {from} and {to}, and you live outside that range.',
        values: { from: offset(from), to: offset(to) },
      }),
    eligibility_unknown: () =>
      i18n._({ id: 'jobs.fit.eligibility_unknown', message: 'The job does not say where people can live.' }),
    own_country_unknown: () =>
      i18n._({ id: 'jobs.fit.own_country_unknown', message: 'Your country is not on your profile.' }),
    worldwide: () => i18n._({ id: 'jobs.fit.worldwide', message: 'It is open to people anywhere in the world.' }),
    country_listed: ({ country, region }) =>
      i18n._({
        id: 'jobs.fit.country_listed',
        message: 'They hire people living in {place}.',
        values: { place: region === null ? name(country) : nameRegion(region) },
      }),
    country_not_excluded: ({ country }) =>
      i18n._({
        id: 'jobs.fit.country_not_excluded',
        message: 'They exclude some countries, but not {country}.',
        values: { country: name(country) },
      }),
    work_authorization_held: ({ country }) =>
      i18n._({
        id: 'jobs.fit.work_authorization_held',
        message: 'Your profile says you have the right to work there ({country}).',
        values: { country: name(country) },
      }),
    hours_enough: ({ worstMinutes }) =>
      i18n._({
        id: 'jobs.fit.hours_enough',
        message: 'You share at least {shared} per day.',
        values: { shared: hours(worstMinutes) },
      }),
  }
}

const leavesOut = (i18n: I18n, places: string): string =>
  i18n._({ id: 'jobs.fit.leaves_out', message: 'It excludes people living in {places}.', values: { places } })

function wordsOf(i18n: I18n) {
  const names = displayNames(i18n.locale, { type: 'region', fallback: 'code' })
  const country = (code: string): string => names.of(code) ?? code
  const region = (one: JobRegion): string => regionsIn(i18n)[one]
  const format = (number: number, options: Intl.NumberFormatOptions) =>
    numberFormat(i18n.locale, { maximumFractionDigits: 2, ...options }).format(number)
  return {
    country,
    region,
    place: (city: string | null, code: string): string => (city ? `${city}, ${country(code)}` : country(code)),
    hours: (minutes: number): string => format(minutes / 60, { style: 'unit', unit: 'hour', unitDisplay: 'long' }),
    offset: (hours: number): string => `UTC${format(hours, { signDisplay: 'always' })}`,
    list: (places: readonly string[]): string => listFormat(i18n.locale).format(places),
  }
}

const regionsIn = (i18n: I18n): Record<JobRegion, string> => ({
  africa: i18n._({ id: 'jobs.region.africa', message: 'Africa' }),
  latam: i18n._({ id: 'jobs.region.latam', message: 'Latin America' }),
  north_america: i18n._({ id: 'jobs.region.north_america', message: 'North America' }),
  europe: i18n._({ id: 'jobs.region.europe', message: 'Europe' }),
  eu: i18n._({ id: 'jobs.region.eu', message: 'the European Union' }),
  eea: i18n._({ id: 'jobs.region.eea', message: 'the European Economic Area' }),
  emea: i18n._({ id: 'jobs.region.emea', message: 'Europe, the Middle East and Africa' }),
  mena: i18n._({ id: 'jobs.region.mena', message: 'the Middle East and North Africa' }),
  apac: i18n._({ id: 'jobs.region.apac', message: 'Asia Pacific' }),
  oceania: i18n._({ id: 'jobs.region.oceania', message: 'Oceania' }),
})
