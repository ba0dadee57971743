import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import type { ProfileView } from '#shared/features/people/profile/profile-view.ts'
import type { SentForm } from './sent-form.contract.ts'

/** The part of a profile that goes to a company with an application: what the person lets companies see, and nothing else. */
export function sentProfileOf(
  { place, hours, summary, headline, skills, entries }: ProfileView,
  { work }: Pick<OwnProfile['facts'], 'work'>,
): Pick<SentForm, 'profile' | 'background'> {
  return {
    profile: { place, hours, work: work && headline !== null ? { ...work, skills } : null },
    background: { summary, entries },
  }
}
