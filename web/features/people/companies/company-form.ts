import type { CompanyHiring, NewCompany } from '#shared/features/people/companies/companies.contract.ts'

/** As typed: what has to be chosen is null until it is. */
export type CompanyValues = {
  website: string | null
  country: string | null
  city: string
  timeZone: string | null
  size: NewCompany['size'] | null
  industry: NewCompany['industry'] | null
  about: string
  workWindow: NewCompany['workWindow']
  hiring: CompanyHiring
}

export type CompanyFormProps = { values: CompanyValues; change: (change: Partial<CompanyValues>) => void }
