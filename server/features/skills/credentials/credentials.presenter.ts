import { credentialStateOf } from '#shared/features/skills/credentials/credential-state.ts'
import type { OwnCredential, PublicCredential } from '#shared/features/skills/credentials/credentials.contract.ts'
import type { CredentialRow } from './credentials.queries.ts'
import { holderOf, type SignedBadge } from './signing/signed-badge.ts'

const factsOf = (row: CredentialRow, now: Date) => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  level: row.level,
  percent: row.percent,
  issuedAt: row.issuedAt.toISOString(),
  validUntil: row.validUntil?.toISOString() ?? null,
  state: credentialStateOf(row, now),
})

export const presentOwn = (row: CredentialRow, now: Date): OwnCredential => ({
  ...factsOf(row, now),
  isShown: row.isShown,
})

type PageFacts = { signed: SignedBadge | null; issuer: string; now: Date; isOwn: boolean }

/** The holder and the criteria come from what was signed, not from what is stored beside it. */
export const presentPublic = (row: CredentialRow, { signed, issuer, now, isOwn }: PageFacts): PublicCredential => ({
  ...factsOf(row, now),
  holder: signed ? holderOf(signed) : '',
  issuer,
  criteria: signed?.credentialSubject.achievement.criteria.narrative ?? '',
  revokedAt: row.revokedAt?.toISOString() ?? null,
  isIntact: signed?.name === row.name,
  isShown: isOwn ? row.isShown : null,
})
