import { useLingui } from '@lingui/react/macro'
import type { JobRegion } from '#shared/features/jobs/jobs/job-terms.ts'

/** Countries that take an article in English ("in the Netherlands"), which Intl names lack. */
const WITH_ARTICLE = 'AE BS CF DO FK FO GB GM IO KM KY MH MP MV NL PH SB TC TF UM US VA VG VI'

/** Names of countries, regions and languages in the reader's language. */
export function usePlaceText() {
  const { t, i18n } = useLingui()
  const regions: Record<JobRegion, string> = {
    africa: t`Africa`,
    latam: t`Latin America`,
    north_america: t`North America`,
    europe: t`Europe`,
    eu: t`the European Union`,
    eea: t`the European Economic Area`,
    emea: t`Europe, the Middle East and Africa`,
    mena: t`the Middle East and North Africa`,
    apac: t`Asia Pacific`,
    oceania: t`Oceania`,
  }
  const nameOf = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames(i18n.locale, { type, fallback: 'code' }).of(code) ?? code
  const nameCountry = (code: string) => nameOf('region', code.toUpperCase())
  /** Within a sentence: 'open to the Netherlands'. */
  const countryInText = (code: string) =>
    i18n.locale === 'en' && WITH_ARTICLE.includes(code.toUpperCase()) ? `the ${nameCountry(code)}` : nameCountry(code)
  return {
    nameCountry,
    countryInText,
    nameLanguage: (tag: string) => nameOf('language', tag),
    nameRegion: (region: JobRegion) => regions[region],
    /** 'Oslo, Norway', or only the country. */
    namePlace: (city: string | null, country: string) =>
      city ? `${city}, ${nameCountry(country)}` : nameCountry(country),
    listPlaces: (countries: readonly string[], named: readonly JobRegion[]) =>
      new Intl.ListFormat(i18n.locale).format([...named.map((one) => regions[one]), ...countries.map(countryInText)]),
  }
}
