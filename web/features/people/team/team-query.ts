import { useQueryClient } from '@tanstack/react-query'
import type { teams } from '#shared/features/people/team/team.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const teamQuery = () => endpointQuery<typeof teams.show>('GET /company/api/team')

export function useReloadTeam() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: teamQuery().queryKey })
}
