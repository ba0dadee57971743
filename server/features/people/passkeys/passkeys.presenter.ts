import type { Passkey } from '#shared/features/people/passkeys/passkeys.contract.ts'
import type { PasskeyRow } from './passkeys.queries.ts'

export const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  isSynced: row.isBackedUp,
  isSecurityKey: !row.transports.includes('internal') && !row.transports.includes('hybrid'),
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})
