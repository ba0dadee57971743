import type { companies } from '#shared/features/people/companies/companies.contract.ts'
import { MAX_PAGE_SIZE } from '#shared/kit/page-size.ts'
import { callApi } from '#web/app/api.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'

export type CompanyFigures = {
  companies: number
  countries: number
  /** Not everything was counted: the figures are a lower bound. */
  isAtLeast: boolean
}

/** Counted from public data, so that the welcome page never promises more than there is. */
export async function countCompanies(client: SessionClient): Promise<CompanyFigures> {
  const page = await callApi<typeof companies.list>(client, 'GET /shared/api/companies', {
    query: { limit: MAX_PAGE_SIZE },
  })
  return {
    companies: page.items.length,
    countries: new Set(page.items.map(({ country }) => country)).size,
    isAtLeast: page.nextCursor !== null,
  }
}
