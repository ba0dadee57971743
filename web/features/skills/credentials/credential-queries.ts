import type { credentials } from '#shared/features/skills/credentials/credentials.contract.ts'
import type { proofs } from '#shared/features/skills/credentials/proofs.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const credentialQuery = (id: string) =>
  endpointQuery<typeof credentials.show>('GET /shared/api/credentials/:id', { params: { id } })

export const ownProofsQuery = endpointQuery<typeof proofs.own>('GET /talent/api/profile/proofs')
