import type {
  ScriptToken,
  SignedInDevice as SignedInDeviceRow,
} from '#server/features/base/accounts/credentials/credentials.service.ts'
import type { SecurityEventRow } from '#server/features/base/accounts/security-log.service.ts'
import { isPersonalScope } from '#shared/access/token-scopes.ts'
import { deviceOf } from '#shared/features/base/accounts/device-of.ts'
import type {
  ApiToken,
  OwnCompanyToken,
  SecurityEvent,
  SignedInDevice,
} from '#shared/features/entry/security/security.contract.ts'
import type { Id } from '#shared/kit/ids.ts'

export const presentSignedInDevice = (row: SignedInDeviceRow, thisId: Id | null): SignedInDevice => ({
  id: row.id,
  device: deviceOf(row.userAgent),
  network: row.ipPrefix,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  isThis: row.id === thisId,
})

export const presentSecurityEvent = (row: SecurityEventRow): SecurityEvent => ({
  id: row.id,
  kind: row.kind,
  device: deviceOf(row.userAgent),
  network: row.ipPrefix,
  subject: row.subject,
  at: row.createdAt.toISOString(),
})

export const presentToken = (row: ScriptToken): ApiToken => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes.filter(isPersonalScope),
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt.toISOString(),
})

export const presentOwnCompanyToken = (row: ScriptToken, company: { name: string }): OwnCompanyToken => ({
  id: row.id,
  name: row.name,
  companyName: company.name,
})
