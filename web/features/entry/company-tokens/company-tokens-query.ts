import type { companyTokens } from '#shared/features/entry/company-tokens/company-tokens.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const companyTokenList = endpointQuery<typeof companyTokens.list>('GET /company/api/tokens')
