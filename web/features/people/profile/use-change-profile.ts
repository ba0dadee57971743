import { useQueryClient } from '@tanstack/react-query'
import type { Additions, profileAdditions } from '#shared/features/people/profile/additions.contract.ts'
import type {
  AvailabilityFacts,
  Contact,
  OwnProfile,
  profile,
} from '#shared/features/people/profile/profile.contract.ts'
import type { EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import type { PageSettings, profilePage } from '#shared/features/people/profile/profile-page.contract.ts'
import type { ProfilePart, ProfileSection, Visibility } from '#shared/features/people/profile/profile-sections.ts'
import type { Hours, PayFloor, Place, TalentFacts, Work } from '#shared/features/people/talents/talent-facts.ts'
import type { talents } from '#shared/features/people/talents/talents.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { profileQuery } from './profile-query.ts'

/** Every change returns the whole profile, so the page shows exactly what is saved. */
export function useChangeProfile() {
  const { client, refreshIdentity } = useSession()
  const cache = useQueryClient()

  async function show(changed: OwnProfile): Promise<void> {
    cache.setQueryData(profileQuery.queryKey, changed)
    await cache.invalidateQueries({ queryKey: ['talent', 'profile', 'preview'] })
  }
  /** Another tab saved something else: its version becomes the one that trying again would replace. */
  async function unlessChanged(saving: Promise<OwnProfile>): Promise<OwnProfile> {
    try {
      return await saving
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'profile_changed_elsewhere')
        void cache.invalidateQueries({ queryKey: profileQuery.queryKey })
      throw failure
    }
  }
  /** Facts decide which jobs fit, so every list of jobs is out of date. */
  async function showFacts(facts: TalentFacts): Promise<void> {
    cache.setQueryData(profileQuery.queryKey, (before) => before && { ...before, facts })
    await cache.invalidateQueries({ queryKey: ['talent'] })
  }
  return {
    saveAbout: async (summary: string, before?: string) =>
      show(
        await unlessChanged(
          callApi<typeof profile.saveAbout>(client, 'PUT /talent/api/profile/about', { body: { summary, before } }),
        ),
      ),
    saveAvailability: async (body: AvailabilityFacts) =>
      show(await callApi<typeof profile.saveAvailability>(client, 'PUT /talent/api/profile/availability', { body })),
    saveContact: async (contact: Contact, before?: Contact) =>
      show(
        await unlessChanged(
          callApi<typeof profile.saveContact>(client, 'PUT /talent/api/profile/contact', {
            body: { ...contact, before },
          }),
        ),
      ),
    /** `before`: what it said here before the change. */
    saveEntry: async (id: Id, entry: EntryDraft, before?: EntryDraft) =>
      show(
        await unlessChanged(
          callApi<typeof profile.saveEntry>(client, 'PUT /talent/api/profile/entries/:id', {
            params: { id },
            body: { entry, before },
          }),
        ),
      ),
    removeEntry: async (id: Id) =>
      show(
        await callApi<typeof profile.removeEntry>(client, 'DELETE /talent/api/profile/entries/:id', { params: { id } }),
      ),
    order: async (section: ProfileSection, ids: Id[]) =>
      show(await callApi<typeof profile.order>(client, 'PUT /talent/api/profile/order', { body: { section, ids } })),
    saveVisibility: async (part: ProfilePart, visibility: Visibility) =>
      show(
        await callApi<typeof profile.saveVisibility>(client, 'PUT /talent/api/profile/visibility', {
          body: { part, visibility },
        }),
      ),
    savePage: async (body: PageSettings) =>
      show(await callApi<typeof profilePage.save>(client, 'PUT /talent/api/profile/page', { body })),
    addFromFile: async (body: Additions) => {
      await show(await callApi<typeof profileAdditions.add>(client, 'PUT /talent/api/profile/additions', { body }))
      await cache.invalidateQueries({ queryKey: ['talent'] })
    },
    saveResume: async (fileId: Id) =>
      showFacts(await callApi<typeof talents.saveResume>(client, 'PUT /talent/api/facts/resume', { body: { fileId } })),
    savePlace: async (body: Place) => {
      await showFacts(await callApi<typeof talents.savePlace>(client, 'PUT /talent/api/facts/place', { body }))
      // The country is part of the identity.
      await refreshIdentity()
    },
    saveHours: async (body: Hours) =>
      showFacts(await callApi<typeof talents.saveHours>(client, 'PUT /talent/api/facts/hours', { body })),
    savePay: async (body: PayFloor) => {
      await showFacts(await callApi<typeof talents.savePay>(client, 'PUT /talent/api/facts/pay', { body }))
      await refreshIdentity()
    },
    saveWork: async (body: Work) =>
      showFacts(await callApi<typeof talents.saveWork>(client, 'PUT /talent/api/facts/work', { body })),
  }
}
