import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { talentFacts } from '#shared/features/people/talents/talent-facts.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { completenessRuleNames } from './completeness.ts'
import { entryDraft, webAddress } from './profile-entries.ts'
import {
  availabilities,
  MAX_ENTRIES,
  MAX_NAME,
  MAX_NOTICE_DAYS,
  MAX_SUMMARY,
  profileParts,
  profileSections,
  visibilities,
} from './profile-sections.ts'
import { profileView } from './profile-view.ts'

const line = singleLine(0, MAX_NAME)

/** Private unless the person says otherwise; the address of the account is not part of it. */
export const contact = z.object({
  email: singleLine(0, MAX_NAME).refine((email) => email === '' || z.regexes.email.test(email), {
    params: /* i18n */ { id: 'validation.contact_email', message: 'Enter an email address such as name@example.com.' },
  }),
  phone: singleLine(0, 40),
  url: webAddress.unwrap(),
  address: line,
  postalCode: singleLine(0, 20),
  region: line,
})
export type Contact = z.output<typeof contact>

export const availability = z
  .object({
    kind: z.enum(availabilities).nullable(),
    noticeDays: z.int().min(1).max(MAX_NOTICE_DAYS).nullable(),
    from: z.iso.date().nullable(),
  })
  .refine(({ kind, noticeDays }) => kind !== 'notice' || noticeDays !== null, {
    path: ['noticeDays'],
    params: /* i18n */ { id: 'validation.notice_days', message: 'Enter how many days of notice you need.' },
  })
  .refine(({ kind, from }) => kind !== 'date' || from !== null, {
    path: ['from'],
    params: /* i18n */ { id: 'validation.available_from', message: 'Choose the day you can start.' },
  })
export type AvailabilityFacts = z.output<typeof availability>

export const about = z.object({ summary: z.string().trim().max(MAX_SUMMARY) })

export const profileEntry = z.object({ id, entry: entryDraft })
export type ProfileEntry = z.output<typeof profileEntry>

export const ownProfile = z
  .object({
    name: z.string(),
    facts: talentFacts,
    summary: z.string(),
    contact,
    availability,
    entries: z.array(profileEntry),
    visibility: z.record(z.enum(profileParts), z.enum(visibilities)),
    /** The public page; without a name there is none. */
    page: z.object({ handle: z.string().nullable(), isPublic: z.boolean(), isIndexed: z.boolean() }),
    completeness: z.object({ points: z.int(), missing: z.array(z.enum(completenessRuleNames)) }),
  })
  .meta({ id: 'OwnProfile' })
export type OwnProfile = z.output<typeof ownProfile>

const one = z.object({ id })

export const profile = {
  own: endpoint({
    method: 'GET',
    path: '/talent/api/profile',
    guard: 'verified',
    summary: 'Your profile: every section, who sees it, and what is missing.',
    response: ownProfile,
  }),
  saveAbout: endpoint({
    method: 'PUT',
    path: '/talent/api/profile/about',
    guard: 'verified',
    summary: 'Saves the summary of your profile, unless it has changed since the one you send as `before`.',
    body: about.extend({ before: z.string().optional() }),
    response: ownProfile,
  }),
  saveAvailability: endpoint({
    method: 'PUT',
    path: '/talent/api/profile/availability',
    guard: 'verified',
    summary: 'Saves when you could start.',
    body: availability,
    response: ownProfile,
  }),
  saveContact: endpoint({
    method: 'PUT',
    path: '/talent/api/profile/contact',
    guard: 'verified',
    summary:
      'Saves how you can be reached, visible only to you unless you change that; not if it differs from `before`.',
    body: contact.extend({ before: contact.optional() }),
    response: ownProfile,
  }),
  saveEntry: endpoint({
    method: 'PUT',
    path: '/talent/api/profile/entries/:id',
    guard: 'verified',
    summary: 'Adds or changes one entry. You choose the id, so that repeating the request changes nothing.',
    params: one,
    body: z.object({
      entry: entryDraft,
      /** What it said when you began; if it says something else by now, nothing is saved. */
      before: entryDraft.optional(),
    }),
    response: ownProfile,
  }),
  removeEntry: endpoint({
    method: 'DELETE',
    path: '/talent/api/profile/entries/:id',
    guard: 'verified',
    summary: 'Removes one entry. Saving it again with the same id restores it.',
    params: one,
    response: ownProfile,
  }),
  order: endpoint({
    method: 'PUT',
    path: '/talent/api/profile/order',
    guard: 'verified',
    summary: 'Sets the order of the entries of a section.',
    body: z.object({ section: z.enum(profileSections), ids: z.array(id).max(MAX_ENTRIES) }),
    response: ownProfile,
  }),
  saveVisibility: endpoint({
    method: 'PUT',
    path: '/talent/api/profile/visibility',
    guard: 'verified',
    summary: 'Sets who sees a part of your profile.',
    body: z.object({ part: z.enum(profileParts), visibility: z.enum(visibilities) }),
    response: ownProfile,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/talent/api/profile/preview',
    guard: 'verified',
    summary: 'Your profile as others see it: the public, a company, or a company that hides names.',
    query: z.object({ as: z.enum(['public', 'company', 'hidden_names']).default('company') }),
    response: profileView,
  }),
}
