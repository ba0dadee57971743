import type { ScriptToken } from '#server/features/base/accounts/credentials/credentials.service.ts'
import { isCompanyScope } from '#shared/access/token-scopes.ts'
import type { CompanyToken } from '#shared/features/entry/company-tokens/company-tokens.contract.ts'

export const presentCompanyToken = (row: ScriptToken, createdBy: string): CompanyToken => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes.filter(isCompanyScope),
  createdBy,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt.toISOString(),
})
