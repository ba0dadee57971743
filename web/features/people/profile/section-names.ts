import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProfilePart, ProfileSection, Visibility } from '#shared/features/people/profile/profile-sections.ts'

export const partNames: Record<ProfilePart, MessageDescriptor> = {
  about: msg`About you`,
  place: msg`Where you live`,
  hours: msg`Hours and availability`,
  contact: msg`Contact details`,
  identity: msg`Verified identity`,
  work: msg`Work history`,
  education: msg`Education`,
  projects: msg`Projects`,
  portfolio: msg`Portfolio`,
  skills: msg`Skills`,
  languages: msg`Languages`,
  certificates: msg`Certificates`,
  volunteer: msg`Volunteering`,
  awards: msg`Awards`,
  publications: msg`Publications`,
  links: msg`Links`,
  interests: msg`Interests`,
  references: msg`References`,
  permits: msg`Work permits`,
}

/** What the button that adds an entry says. */
export const addLabels: Record<ProfileSection, MessageDescriptor> = {
  work: msg`Add a job`,
  education: msg`Add education`,
  projects: msg`Add a project`,
  portfolio: msg`Add a work sample`,
  skills: msg`Add a group of skills`,
  languages: msg`Add a language`,
  certificates: msg`Add a certificate`,
  volunteer: msg`Add volunteer work`,
  awards: msg`Add an award`,
  publications: msg`Add a publication`,
  links: msg`Add a link`,
  interests: msg`Add an interest`,
  references: msg`Add a reference`,
  permits: msg`Add a permit`,
}

export const visibilityNames: Record<Visibility, MessageDescriptor> = {
  public: msg`Public`,
  companies: msg`Companies`,
  me: msg`Only you`,
}

export const visibilityDetails: Record<Visibility, MessageDescriptor> = {
  public: msg`Everyone, on your public page`,
  companies: msg`Companies you apply to or that may find you`,
  me: msg`Nobody else`,
}
