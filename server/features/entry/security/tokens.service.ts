// API tokens a person creates for their own scripts.

import type { I18n } from '@lingui/core'
import {
  createPersonalToken,
  listOwnCompanyTokens,
  listPersonalTokens,
  revokePersonalToken,
} from '#server/features/base/accounts/credentials/credentials.service.ts'
import { type Origin, recordSecurityEvent } from '#server/features/base/accounts/security-log.service.ts'
import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import { notifySecurityChange } from '#server/features/people/notifications/security-changes.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import { AppError, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { AccessTokenScope } from '#shared/access/token-scopes.ts'
import type { ApiToken, OwnCompanyToken } from '#shared/features/entry/security/security.contract.ts'
import { MAX_TOKENS } from '#shared/features/entry/security/security-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { presentOwnCompanyToken, presentToken } from './security.presenter.ts'

export async function listTokens(
  { db, clock }: Platform,
  personId: Id,
): Promise<{ items: ApiToken[]; companyTokens: OwnCompanyToken[] }> {
  const own = await listPersonalTokens(db, personId, clock.now())
  const forCompanies = await listOwnCompanyTokens(db, personId, clock.now())
  const companyIds = forCompanies.flatMap(({ companyId }) => companyId ?? [])
  const companies = new Map((await findCompanies(db, [...new Set(companyIds)])).map((company) => [company.id, company]))
  return {
    items: own.map(presentToken),
    companyTokens: forCompanies.map((row) => presentOwnCompanyToken(row, found(companies.get(row.companyId ?? '')))),
  }
}

export async function createToken(
  platform: Platform,
  viewer: Identity,
  given: { name: string; scopes: AccessTokenScope[]; days: number },
  { i18n, origin }: { i18n: I18n; origin: Origin },
): Promise<{ token: string; details: ApiToken }> {
  return transaction(platform.db, async (tx) => {
    const made = await createPersonalToken(tx, platform.clock, viewer.id, { ...given, most: MAX_TOKENS })
    if (!made) throw tooManyError(i18n)
    await notifySecurityChange(tx, platform, viewer, { kind: 'token_made', origin, subject: given.name })
    return { token: made.token, details: presentToken(made.row) }
  })
}

function tooManyError(i18n: I18n): AppError {
  const message = i18n._({
    id: 'security.tokens.too_many',
    message: 'You have reached the limit of {count} tokens. Revoke one first.',
    values: { count: MAX_TOKENS },
  })
  return new AppError('invalid_input', { fields: { name: [message] } })
}

/** Another person's token is not found. */
export async function revokeToken({ db }: Platform, personId: Id, tokenId: Id, origin: Origin): Promise<void> {
  await transaction(db, async (tx) => {
    const ended = found(await revokePersonalToken(tx, personId, tokenId))
    await recordSecurityEvent(tx, personId, 'token_revoked', origin, ended.name)
  })
}
