// What is read about who may apply, before it is compared with what else is said.

import { type Area, areaOfPlaces } from '../places/area.ts'
import type { Place } from '../places/place-names.ts'

export type Finding = {
  mode: 'worldwide' | 'allow' | 'deny'
  area: Area
  evidence: string
  /** Sentences are rules; a location field is looser and gives way to them. */
  source: 'sentence' | 'field'
}

const nowhere: Area = { countries: [], regions: [], excludedSubdivisions: [] }

export const worldwide = (evidence: string, source: Finding['source']): Finding => ({
  mode: 'worldwide',
  area: nowhere,
  evidence,
  source,
})

type Meant = { stated: readonly Place[]; leftOut: readonly Place[] }

export const findingsOf = ({ stated, leftOut }: Meant, evidence: string, source: Finding['source']): Finding[] => [
  ...(stated.length > 0 ? [{ mode: 'allow' as const, area: areaOfPlaces(stated, false), evidence, source }] : []),
  ...(leftOut.length > 0 ? [{ mode: 'deny' as const, area: areaOfPlaces(leftOut, true), evidence, source }] : []),
]
