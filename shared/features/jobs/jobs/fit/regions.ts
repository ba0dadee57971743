// Regions as job posts use them, as lists of countries. Where usage differs, the wider reading wins: a person who is
// wrongly told "no" never finds out.

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

const lookups = new Map(Object.entries(members).map(([region, codes]) => [region, new Set(codes)]))

export const countriesOf = (region: JobRegion): readonly string[] => members[region]

export const isInRegion = (country: string, region: JobRegion): boolean => lookups.get(region)?.has(country) ?? false
