// Regions as job posts use them, as lists of countries. Where usage differs, the wider reading wins: a person who is
// wrongly told "no" never finds out.
//
// Sources: EU and EEA by their treaties (members since 2020); continents and their parts by the United Nations' geoscheme (UN
// M49); GCC, ASEAN, Benelux and the Nordic Council by their charters; MENA, EMEA, APAC, DACH and CEE by common business
// usage, because nobody defines them; so do Western and Central Europe.

import type { JobRegion } from '../job-terms.ts'

const words = (codes: string): string[] => codes.trim().split(/\s+/)

const eu = words('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK')
const eea = [...eu, ...words('IS LI NO')]
const europe = [...eea, ...words('AD AL AM AX AZ BA BY CH FO GB GE GG GI IM JE MC MD ME MK RS RU SJ SM TR UA VA')]

const africa = words(`
  AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE
  RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW
`)
const middleEast = words('AE BH CY EG IL IQ IR JO KW LB OM PS QA SA SY TR YE')
const oceania = words('AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS')

const members: Record<JobRegion, readonly string[]> = {
  africa,
  latam: words(`
    AG AI AR AW BB BL BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PR
    PY SR SV SX TC TT UY VC VE VG VI
  `),
  north_america: words('BM CA GL MX PM US'),
  europe,
  eu,
  eea,
  emea: [...new Set([...europe, ...middleEast, ...africa])],
  mena: [...new Set([...middleEast, ...words('DZ LY MA MR SD TN')])],
  apac: [
    ...words(`
      BD BN BT CN HK ID IN JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN AF
    `),
    ...oceania,
  ],
  oceania,
}

const southAmerica = words('AR BO BR CL CO EC FK GF GY PE PY SR UY VE')
const centralAmerica = words('BZ CR GT HN NI PA SV')
const northAfrica = words('DZ EG EH LY MA MR SD TN')

/** Groups that posts name and that jobs store as their countries. */
export const countryGroups = {
  americas: [...new Set([...members.north_america, ...members.latam])],
  southAmerica,
  centralAmerica,
  caribbean: words('AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI'),
  iberia: words('AD ES PT'),
  dach: words('AT CH DE'),
  nordics: words('DK FI IS NO SE'),
  scandinavia: words('DK NO SE'),
  baltics: words('EE LT LV'),
  benelux: words('BE LU NL'),
  ukAndIreland: words('GB IE'),
  balkans: words('AL BA BG GR HR ME MK RO RS SI'),
  centralEurope: words('AT CH CZ DE HU LI PL SI SK'),
  westernEurope: words('AT BE CH DE ES FR GB IE IT LI LU MC NL PT'),
  northernEurope: words('AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ'),
  southernEurope: words('AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA'),
  cee: words('AL BA BG CZ EE HR HU LT LV MD ME MK PL RO RS SI SK UA'),
  gulf: words('AE BH KW OM QA SA'),
  middleEast,
  subSaharanAfrica: africa.filter((country) => !['DZ', 'EG', 'EH', 'LY', 'MA', 'TN'].includes(country)),
  northAfrica,
  eastAfrica: words('BI DJ ER ET KE KM MG MU MW MZ RW SC SO SS TZ UG ZM ZW'),
  westAfrica: words('BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG'),
  southernAfrica: words('BW LS NA SZ ZA ZM ZW'),
  southeastAsia: words('BN ID KH LA MM MY PH SG TH TL VN'),
  southAsia: words('AF BD BT IN LK MV NP PK'),
  eastAsia: words('CN HK JP KP KR MN MO TW'),
  asia: members.apac.filter((country) => !oceania.includes(country)),
  anz: words('AU NZ'),
  efta: words('CH IS LI NO'),
} as const satisfies Record<string, readonly string[]>
export type CountryGroup = keyof typeof countryGroups

const lookups = new Map(Object.entries(members).map(([region, codes]) => [region, new Set(codes)]))

export const countriesOf = (region: JobRegion): readonly string[] => members[region]

export const isInRegion = (country: string, region: JobRegion): boolean => lookups.get(region)?.has(country) ?? false
