// A profile through the eyes of somebody else. It starts from nothing and adds what the reader may see, so that a new
// field is hidden until somebody decides otherwise.

import { entriesWithoutName } from '#shared/features/people/profile/entries-without-name.ts'
import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import type { ProfilePart, Visibility } from '#shared/features/people/profile/profile-sections.ts'
import type { ProfileView } from '#shared/features/people/profile/profile-view.ts'
import { redactor } from '#shared/kit/text/redact-name.ts'

export type Audience = 'public' | 'company' | 'hidden_names'

const visibleTo: Record<Audience, readonly Visibility[]> = {
  public: ['public'],
  company: ['public', 'companies'],
  hidden_names: ['public', 'companies'],
}

export function presentProfileView(own: OwnProfile, audience: Audience): ProfileView {
  const isVisible = (part: ProfilePart) => visibleTo[audience].includes(own.visibility[part])
  const { place, hours, work } = own.facts
  const { kind, noticeDays, from } = own.availability
  const { email, phone, url } = own.contact
  const view: ProfileView = {
    name: own.name,
    headline: isVisible('about') ? (work?.headline ?? null) : null,
    summary: isVisible('about') ? own.summary : '',
    place: place && isVisible('place') ? { country: place.country, city: place.city, timeZone: place.timeZone } : null,
    hours: isVisible('hours') ? hours : null,
    availability: kind !== null && isVisible('hours') ? { kind, noticeDays, from } : null,
    contact: isVisible('contact') ? { email, phone, url } : null,
    skills: isVisible('skills') ? (work?.skills ?? []) : [],
    entries: own.entries.map(({ entry }) => entry).filter(({ section }) => isVisible(section)),
  }
  return audience === 'hidden_names' ? withoutName(view, own.name) : view
}

function withoutName(view: ProfileView, name: string): ProfileView {
  const redact = redactor(name)
  return {
    ...view,
    name: null,
    contact: null,
    headline: view.headline && redact(view.headline),
    summary: redact(view.summary),
    entries: entriesWithoutName(view.entries, redact),
  }
}
