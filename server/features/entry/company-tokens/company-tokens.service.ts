// API tokens for a company's own systems. A token acts with the rights its creator has in the company when it
// is used, so it ends with their membership.

import { findColleagues } from '#server/features/base/accounts/accounts.service.ts'
import {
  createCompanyToken,
  listCompanyTokens,
  revokeCompanyToken,
  revokeCompanyTokensOf,
} from '#server/features/base/accounts/credentials/credentials.service.ts'
import { type Origin, recordSecurityEvent } from '#server/features/base/accounts/security-log.service.ts'
import { findCompanyInView } from '#server/features/people/companies/companies.service.ts'
import { notifySecurityChange } from '#server/features/people/notifications/security-changes.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { MAX_COMPANY_TOKENS } from '#shared/features/entry/company-tokens/company-token-limits.ts'
import type { CompanyToken, NewCompanyToken } from '#shared/features/entry/company-tokens/company-tokens.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canManageTokens } from './company-tokens.policy.ts'
import { presentCompanyToken } from './company-tokens.presenter.ts'

const tooMany = /* i18n */ {
  id: 'company-tokens.too_many',
  message: 'Your company has reached the limit of {count} tokens. Revoke one first.',
  values: { count: MAX_COMPANY_TOKENS },
}

export async function listTokens(
  { db, clock }: Platform,
  viewer: Identity,
  companyId: Id,
): Promise<{ items: CompanyToken[] }> {
  ensure(canManageTokens(await findCompanyInView(db, viewer, companyId)))
  const rows = await listCompanyTokens(db, companyId, clock.now())
  const creators = await findColleagues(
    db,
    rows.map(({ personId }) => personId),
  )
  return { items: rows.map((row) => presentCompanyToken(row, found(creators.get(row.personId)).name)) }
}

export async function createToken(
  platform: Platform,
  viewer: Identity,
  companyId: Id,
  given: NewCompanyToken,
  origin: Origin,
): Promise<{ token: string; details: CompanyToken }> {
  ensure(canManageTokens(await findCompanyInView(platform.db, viewer, companyId)))
  return transaction(platform.db, async (tx) => {
    const owner = { personId: viewer.id, companyId }
    const created = await createCompanyToken(tx, platform.clock, owner, { ...given, most: MAX_COMPANY_TOKENS })
    if (!created) throw fieldError(['name'], tooMany)
    await notifySecurityChange(tx, platform, viewer, { kind: 'token_made', origin, subject: given.name })
    return { token: created.token, details: presentCompanyToken(created.row, viewer.name) }
  })
}

/** Also logged for its creator, who may not be the one revoking it. */
export async function revokeToken(
  { db }: Pick<Platform, 'db'>,
  viewer: Identity,
  { companyId, tokenId }: { companyId: Id; tokenId: Id },
  origin: Origin,
): Promise<void> {
  ensure(canManageTokens(await findCompanyInView(db, viewer, companyId)))
  await transaction(db, async (tx) => {
    const { name, personId } = found(await revokeCompanyToken(tx, companyId, tokenId))
    for (const concerned of new Set([viewer.id, personId]))
      await recordSecurityEvent(tx, concerned, 'token_revoked', origin, name)
  })
}

export const endTokensOfMember = (
  tx: Db,
  _platform: Platform,
  { companyId, personId }: { companyId: Id; personId: Id },
): Promise<void> => revokeCompanyTokensOf(tx, companyId, personId)
