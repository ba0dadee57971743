// A company that was registered says where it is and when it works. One that only a job board has named does not.

import { found } from '#server/platform/http/app-error.ts'
import type { CompanyRow } from '../companies.queries.ts'

type Place = Pick<CompanyRow, 'country' | 'city' | 'timeZone' | 'size' | 'industry' | 'workFrom' | 'workTo'>
export type PlacedCompany = Omit<CompanyRow, keyof Place> & { [Field in keyof Place]: NonNullable<Place[Field]> }

/** The table requires all of these together. */
export const isPlaced = (company: CompanyRow): company is PlacedCompany => company.country !== null

/** Null if nobody said when it works. */
export const windowOf = ({ workFrom, workTo }: Pick<CompanyRow, 'workFrom' | 'workTo'>) =>
  workFrom === null || workTo === null ? null : { from: workFrom, to: workTo }

/** For companies that have members or a page. */
export const placed = (company: CompanyRow): PlacedCompany => found(isPlaced(company) ? company : null)
