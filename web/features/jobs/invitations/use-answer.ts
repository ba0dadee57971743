import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TalentInvitationEvent } from '#shared/features/jobs/invitations/invitation-status.ts'
import type { Invitation, invitations } from '#shared/features/jobs/invitations/invitations.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { refreshInvitations } from './invitation-queries.ts'

/** Every answer that needs no dialog: all but declining. */
export function useAnswer(id: string, onAnswered?: (invitation: Invitation) => void | Promise<void>) {
  const { client } = useSession()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (event: Exclude<TalentInvitationEvent, 'decline'>) =>
      callApi<typeof invitations.answer>(client, 'POST /talent/api/invitations/:id/status', {
        params: { id },
        body: { event },
      }),
    onSuccess: (invitation) => onAnswered?.(invitation),
    onSettled: () => refreshInvitations(cache),
  })
}
