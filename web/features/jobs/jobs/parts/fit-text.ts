// Every fit reason in words: short on a card, as a sentence next to it. A reason without a text does not compile.

import { useLingui } from '@lingui/react/macro'
import type { FitReason, FitReasonCode } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { useDayBandText } from '#web/ui/day-band-text.ts'
import { usePlaceText } from './place-text.ts'

type ReasonText = { short: string; long: string }
type ReasonTexts = { [Code in FitReasonCode]: (reason: Extract<FitReason, { code: Code }>) => ReasonText }

export function useFitText() {
  const { t, i18n } = useLingui()
  const { countryInText, nameRegion, namePlace, listPlaces } = usePlaceText()
  const { describeLength } = useDayBandText()

  const describeOffset = (hours: number) =>
    `UTC${i18n.number(hours, { signDisplay: 'always', maximumFractionDigits: 2 })}`

  const reasonTexts: ReasonTexts = {
    country_unreachable: ({ country }) => {
      const name = countryInText(country)
      return { short: t`Cannot pay in ${name}`, long: t`Payments to ${name} are not possible at the moment.` }
    },
    country_excluded: ({ country }) => {
      const name = countryInText(country)
      return { short: t`Not open to ${name}`, long: t`Not open to people living in ${name}.` }
    },
    subdivision_excluded: ({ subdivision }) => ({
      short: t`Not open to your region`,
      long: t`Not open to people living in ${subdivision}.`,
    }),
    country_not_listed: ({ country, countries, regions }) => {
      const name = countryInText(country)
      const places = listPlaces(countries, regions)
      return { short: t`Not open to ${name}`, long: t`Open only to people living in ${places}.` }
    },
    office_elsewhere: ({ city, country }) => {
      const place = namePlace(city, country)
      return {
        short: t`Only in ${city ?? place}`,
        long: t`The job is at the office in ${place}, with no relocation support.`,
      }
    },
    work_authorization_missing: ({ country }) => {
      const name = countryInText(country)
      return {
        short: t`Needs a work permit`,
        long: t`You need the right to work in ${name}. It is not on your profile.`,
      }
    },
    contractor_only: ({ country }) => {
      const name = countryInText(country)
      return {
        short: t`Contract only`,
        long: t`Without the right to work in ${name} as an employee, you can work as a contractor.`,
      }
    },
    work_authorization_undeclared: ({ country }) => {
      const name = countryInText(country)
      return {
        short: t`With the right to work there`,
        long: t`You need the right to work in ${name}. Tell us where you can work.`,
      }
    },
    move_with_sponsor: ({ city, country }) => {
      const place = namePlace(city, country)
      return {
        short: t`If you move to ${city ?? place}`,
        long: t`The job is in ${place}. The company sponsors visas.`,
      }
    },
    at_office: ({ workplace, city, country }) => {
      const place = namePlace(city, country)
      return workplace === 'hybrid'
        ? { short: t`Partly in ${city ?? place}`, long: t`Some days each week are at the office in ${place}.` }
        : { short: t`In ${city ?? place}`, long: t`The job is at the office in ${place}.` }
    },
    subdivision_undeclared: ({ excluded }) => {
      const codes = listFormat(i18n.locale).format(excluded)
      return { short: t`Not in every region`, long: t`Not open to people living in ${codes}.` }
    },
    hours_short: ({ neededMinutes, worstMinutes, shiftMinutes, canBeEnough }) => {
      const [needed, shared] = [describeLength(neededMinutes), describeLength(worstMinutes)]
      const shift = describeLength(Math.abs(shiftMinutes))
      const move =
        shiftMinutes < 0 ? t`Starting ${shift} earlier would be enough.` : t`Starting ${shift} later would be enough.`
      const gap =
        worstMinutes === 0
          ? t`They ask for ${needed} of overlap. You share none.`
          : t`They ask for ${needed} of overlap. You share ${shared}.`
      return { short: t`${shared} of ${needed} overlap`, long: canBeEnough ? `${gap} ${move}` : gap }
    },
    hours_undeclared: ({ neededMinutes }) => {
      const needed = describeLength(neededMinutes)
      return {
        short: t`Add your hours to see`,
        long: t`They ask for ${needed} of overlap. Tell us where you live and when you work.`,
      }
    },
    team_hours_unknown: ({ neededMinutes }) => {
      const needed = describeLength(neededMinutes)
      return {
        short: t`Team hours not stated`,
        long: t`They ask for ${needed} of overlap, but the job does not say when the team works.`,
      }
    },
    offset_outside: ({ from, to, missingMinutes }) => {
      const [first, last, missing] = [describeOffset(from), describeOffset(to), describeLength(missingMinutes)]
      return {
        short: t`Outside their time zones`,
        long: t`They hire between ${first} and ${last}. You are ${missing} outside that range.`,
      }
    },
    eligibility_unknown: () => ({
      short: t`Countries not stated`,
      long: t`The job does not say where people can live. Ask before you apply.`,
    }),
    own_country_unknown: () => ({
      short: t`Add where you live to see`,
      long: t`Tell us where you live and we will check whether you can be hired there.`,
    }),
    worldwide: () => ({ short: t`Open worldwide`, long: t`Open to people anywhere in the world.` }),
    country_listed: ({ country, region }) => {
      const name = countryInText(country)
      if (region === null) return { short: t`Open to ${name}`, long: t`They hire people living in ${name}.` }
      const area = nameRegion(region)
      return { short: t`Open to ${name}`, long: t`They hire people living in ${area}.` }
    },
    country_not_excluded: ({ country }) => {
      const name = countryInText(country)
      return { short: t`Open to ${name}`, long: t`They exclude some countries, but not ${name}.` }
    },
    work_authorization_held: ({ country }) => {
      const name = countryInText(country)
      return { short: t`Right to work in ${name}`, long: t`Your profile says you have the right to work in ${name}.` }
    },
    hours_enough: ({ neededMinutes, worstMinutes }) => {
      const [needed, shared] = [describeLength(neededMinutes), describeLength(worstMinutes)]
      return { short: t`${shared} overlap`, long: t`They ask for ${needed} of overlap. You share at least ${shared}.` }
    },
  }
  // The table is complete by its type, but TypeScript cannot relate a single key to its union member.
  const describeReason = (reason: FitReason): ReasonText =>
    (reasonTexts[reason.code] as (one: FitReason) => ReasonText)(reason)

  /** '6–7 h overlap' over the coming year, or the same value all year round. */
  const describeYear = (worst: number, best: number): string => {
    if (best === 0) return t`No overlap`
    const most = describeLength(best)
    if (worst === best) return t`${most} overlap`
    const isWhole = worst % 60 === 0 && best % 60 === 0
    const least = isWhole ? i18n.number(worst / 60) : describeLength(worst)
    return t`${least}–${most} overlap`
  }
  return { describeReason, describeYear }
}
