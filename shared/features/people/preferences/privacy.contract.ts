import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { domainName } from './domain-name.ts'
import { seekingStates } from './preference-kinds.ts'

const choices = z.object({
  seeking: z.enum(seekingStates),
  /** Whether search engines may index the public profile. */
  isInSearchEngines: z.boolean(),
  /** Whether others see that the person has read their messages. */
  sendsReadReceipts: z.boolean(),
  /** Whether others see when the person is online. */
  showsPresence: z.boolean(),
  /** Whether people search may filter by this person's minimum pay; the amount is never shown. */
  isFoundByPay: z.boolean(),
})
export type PrivacyChoices = z.infer<typeof choices>

const hiddenCompany = z.object({ id, slug: z.string(), name: z.string() }).meta({ id: 'HiddenCompany' })
export type HiddenCompany = z.infer<typeof hiddenCompany>

const privacySettings = choices
  .extend({
    hiddenCompanies: z.array(hiddenCompany),
    hiddenDomains: z.array(z.string()),
    /** The domain of the person's own email address, if it looks like an employer's and is not hidden yet. */
    suggestedDomains: z.array(z.string()),
  })
  .meta({ id: 'PrivacySettings' })
export type PrivacySettings = z.infer<typeof privacySettings>

const privacyChange = choices.partial().strict()
export type PrivacyChange = z.infer<typeof privacyChange>

const blockedPerson = z.object({ id, name: z.string(), blockedAt: z.iso.datetime() }).meta({ id: 'BlockedPerson' })
export type BlockedPerson = z.infer<typeof blockedPerson>

const byId = z.object({ id })
const byDomain = z.object({ domain: domainName })

export const privacy = {
  show: endpoint({
    method: 'GET',
    path: '/shared/api/settings/privacy',
    guard: 'verified',
    summary: 'Your privacy settings.',
    response: privacySettings,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/shared/api/settings/privacy',
    guard: 'verified',
    summary: 'Changes your job search status and what others can see.',
    body: privacyChange,
    response: privacySettings,
  }),
  hideFromCompany: endpoint({
    method: 'PUT',
    path: '/shared/api/settings/hidden-companies/:id',
    guard: 'verified',
    summary: 'Hides you from a company.',
    params: byId,
    response: privacySettings,
  }),
  showToCompany: endpoint({
    method: 'DELETE',
    path: '/shared/api/settings/hidden-companies/:id',
    guard: 'verified',
    summary: 'Lets a company find you again.',
    params: byId,
    response: privacySettings,
  }),
  hideFromDomain: endpoint({
    method: 'PUT',
    path: '/shared/api/settings/hidden-domains/:domain',
    guard: 'verified',
    summary: 'Hides you from companies whose website or members use a domain.',
    params: byDomain,
    response: privacySettings,
  }),
  showToDomain: endpoint({
    method: 'DELETE',
    path: '/shared/api/settings/hidden-domains/:domain',
    guard: 'verified',
    summary: 'Lets companies at a domain find you again.',
    params: byDomain,
    response: privacySettings,
  }),
  blockedPeople: endpoint({
    method: 'GET',
    path: '/shared/api/settings/blocked-people',
    guard: 'verified',
    summary: 'The people you have blocked, newest first.',
    query: pageQuery.extend({ cursor: id.optional() }),
    response: pageOf(blockedPerson),
  }),
  block: endpoint({
    method: 'PUT',
    path: '/shared/api/settings/blocked-people/:id',
    guard: 'verified',
    summary: 'Blocks a person: they can no longer message you.',
    params: byId,
    response: nothing,
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/shared/api/settings/blocked-people/:id',
    guard: 'verified',
    summary: 'Unblocks a person.',
    params: byId,
    response: nothing,
  }),
}
