import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { JobRegion } from '#shared/features/jobs/jobs/job-terms.ts'
import { displayName } from '#shared/kit/intl/display-names.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'

/** Countries that take an article in English ("in the Netherlands"), which Intl names lack. */
const WITH_ARTICLE = 'AE BS CF DO FK FO GB GM IO KM KY MH MP MV NL PH SB TC TF UM US VA VG VI'

const regions: Record<JobRegion, MessageDescriptor> = {
  africa: msg`Africa`,
  latam: msg`Latin America`,
  north_america: msg`North America`,
  europe: msg`Europe`,
  eu: msg`the European Union`,
  eea: msg`the European Economic Area`,
  emea: msg`Europe, the Middle East and Africa`,
  mena: msg`the Middle East and North Africa`,
  apac: msg`Asia Pacific`,
  oceania: msg`Oceania`,
}

/** Names of countries, regions and languages in the reader's language. */
export function usePlaceText() {
  const { i18n } = useLingui()
  const nameRegion = (region: JobRegion) => i18n._(regions[region])
  const nameOf = (type: 'region' | 'language', code: string) => displayName(i18n.locale, type, code)
  const nameCountry = (code: string) => nameOf('region', code.toUpperCase())
  /** Within a sentence: 'open to the Netherlands'. */
  const countryInText = (code: string) =>
    i18n.locale === 'en' && WITH_ARTICLE.includes(code.toUpperCase()) ? `the ${nameCountry(code)}` : nameCountry(code)
  return {
    nameCountry,
    countryInText,
    nameLanguage: (tag: string) => nameOf('language', tag),
    nameRegion,
    /** 'Oslo, Norway', or only the country. */
    namePlace: (city: string | null, country: string) =>
      city ? `${city}, ${nameCountry(country)}` : nameCountry(country),
    listPlaces: (countries: readonly string[], named: readonly JobRegion[]) =>
      listFormat(i18n.locale).format([...named.map(nameRegion), ...countries.map(countryInText)]),
  }
}
