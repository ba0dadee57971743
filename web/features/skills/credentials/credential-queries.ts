import type { credentials } from '#shared/features/skills/credentials/credentials.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const credentialQuery = (id: string) =>
  endpointQuery<typeof credentials.show>('GET /shared/api/credentials/:id', { params: { id } })
