import { useQueryClient } from '@tanstack/react-query'
import type { PrivacyChange, PrivacySettings, privacy } from '#shared/features/people/preferences/privacy.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { privacySettings } from './privacy-queries.ts'

/** Every change returns all settings, so the page shows exactly what is saved. */
export function useChangePrivacy() {
  const { client } = useSession()
  const queryClient = useQueryClient()
  const show = (changed: PrivacySettings) => {
    queryClient.setQueryData(privacySettings.queryKey, changed)
  }
  return {
    change: async (body: PrivacyChange) =>
      show(await callApi<typeof privacy.change>(client, 'PATCH /shared/api/settings/privacy', { body })),
    hideFromCompany: async (id: Id) =>
      show(
        await callApi<typeof privacy.hideFromCompany>(client, 'PUT /shared/api/settings/hidden-companies/:id', {
          params: { id },
        }),
      ),
    showToCompany: async (id: Id) =>
      show(
        await callApi<typeof privacy.showToCompany>(client, 'DELETE /shared/api/settings/hidden-companies/:id', {
          params: { id },
        }),
      ),
    hideFromDomain: async (domain: string) =>
      show(
        await callApi<typeof privacy.hideFromDomain>(client, 'PUT /shared/api/settings/hidden-domains/:domain', {
          params: { domain },
        }),
      ),
    showToDomain: async (domain: string) =>
      show(
        await callApi<typeof privacy.showToDomain>(client, 'DELETE /shared/api/settings/hidden-domains/:domain', {
          params: { domain },
        }),
      ),
  }
}
