// Who can find and see a person, by their own choice.

import type { I18n } from '@lingui/core'
import { lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import {
  findCompanyHosts,
  findCompanyNames,
  isCompanyVerified,
} from '#server/features/people/companies/facts/company-facts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure } from '#server/platform/http/app-error.ts'
import type { Identity } from '#shared/access/identity.ts'
import { isPublicMailDomain, parentDomains, parseDomain } from '#shared/features/people/preferences/domain-name.ts'
import {
  MAX_HIDDEN_COMPANIES,
  MAX_HIDDEN_DOMAINS,
  type SeekingState,
} from '#shared/features/people/preferences/preference-kinds.ts'
import type {
  PrivacyChange,
  PrivacyChoices,
  PrivacySettings,
} from '#shared/features/people/preferences/privacy.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import {
  deleteHiddenCompany,
  deleteHiddenDomain,
  insertHiddenCompany,
  insertHiddenDomain,
  type PreferencesRow,
  selectHiddenCompanyIds,
  selectHiddenDomains,
  selectNotLooking,
  selectPeopleHiddenByDomain,
  selectPeopleHiddenByName,
  selectPeopleHidingPresence,
  selectPeopleHidingReceipts,
  selectPreferences,
  upsertPreferences,
} from './preferences.queries.ts'

type Owner = Pick<Identity, 'id' | 'email'>

const defaults: PrivacyChoices = {
  seeking: 'open',
  isInSearchEngines: false,
  sendsReadReceipts: true,
  showsPresence: true,
  isFoundByPay: false,
}

export async function showPrivacy(db: Db, person: Owner): Promise<PrivacySettings> {
  const [row, companyIds, hiddenDomains] = await Promise.all([
    selectPreferences(db, person.id),
    selectHiddenCompanyIds(db, person.id),
    selectHiddenDomains(db, person.id),
  ])
  return {
    ...choicesOf(row),
    hiddenCompanies: await findCompanyNames(db, companyIds),
    hiddenDomains,
    suggestedDomains: suggestDomains(person.email, hiddenDomains),
  }
}

export async function changePrivacy(db: Db, person: Owner, change: PrivacyChange): Promise<PrivacySettings> {
  await upsertPreferences(db, person.id, change)
  return showPrivacy(db, person)
}

export async function hideFromCompany(db: Db, person: Owner, companyId: Id, i18n: I18n): Promise<PrivacySettings> {
  ensure(await isCompanyVerified(db, companyId), 'not_found')
  await transaction(db, async (tx) => {
    // Serialised: two concurrent requests would both see room for one.
    await lockPerson(tx, person.id)
    const hidden = await selectHiddenCompanyIds(tx, person.id)
    if (hidden.length >= MAX_HIDDEN_COMPANIES && !hidden.includes(companyId))
      throw tooManyError(i18n, 'id', MAX_HIDDEN_COMPANIES)
    await insertHiddenCompany(tx, person.id, companyId)
  })
  return showPrivacy(db, person)
}

export async function unhideFromCompany(db: Db, person: Owner, companyId: Id): Promise<PrivacySettings> {
  await deleteHiddenCompany(db, person.id, companyId)
  return showPrivacy(db, person)
}

export async function hideFromDomain(db: Db, person: Owner, domain: string, i18n: I18n): Promise<PrivacySettings> {
  await transaction(db, async (tx) => {
    await lockPerson(tx, person.id)
    const hidden = await selectHiddenDomains(tx, person.id)
    if (hidden.length >= MAX_HIDDEN_DOMAINS && !hidden.includes(domain))
      throw tooManyError(i18n, 'domain', MAX_HIDDEN_DOMAINS)
    await insertHiddenDomain(tx, person.id, domain)
  })
  return showPrivacy(db, person)
}

export async function unhideFromDomain(db: Db, person: Owner, domain: string): Promise<PrivacySettings> {
  await deleteHiddenDomain(db, person.id, domain)
  return showPrivacy(db, person)
}

/** Which of these people a company must not find or see. */
export async function findHiddenFrom(db: Db, companyId: Id, personIds: readonly Id[]): Promise<Set<Id>> {
  if (personIds.length === 0) return new Set()
  const domains = (await findCompanyHosts(db, companyId)).flatMap(parentDomains)
  // Sequential: it may run in a transaction, which has one connection.
  const byName = await selectPeopleHiddenByName(db, companyId, personIds)
  const byDomain = domains.length === 0 ? [] : await selectPeopleHiddenByDomain(db, domains, personIds)
  return new Set([...byName, ...byDomain])
}

export const isHiddenFrom = async (db: Db, personId: Id, companyId: Id): Promise<boolean> =>
  (await findHiddenFrom(db, companyId, [personId])).has(personId)

export const seekingOf = async (db: Db, personId: Id): Promise<SeekingState> =>
  choicesOf(await selectPreferences(db, personId)).seeking

export async function findNotLooking(db: Db, personIds: readonly Id[]): Promise<Set<Id>> {
  return personIds.length === 0 ? new Set() : new Set(await selectNotLooking(db, personIds))
}

const choicesOf = (row: PreferencesRow | null): PrivacyChoices => {
  const { seeking, isInSearchEngines, sendsReadReceipts, showsPresence, isFoundByPay } = row ?? defaults
  return { seeking, isInSearchEngines, sendsReadReceipts, showsPresence, isFoundByPay }
}

/** A work address is the only hint of where a person works now. */
function suggestDomains(email: string, hidden: readonly string[]): string[] {
  const domain = parseDomain(email)
  return domain === null || isPublicMailDomain(domain) || hidden.includes(domain) ? [] : [domain]
}

function tooManyError(i18n: I18n, field: string, maximum: number): AppError {
  const message = i18n._({
    id: 'preferences.hidden.full',
    message: 'You have reached the limit of {maximum, number}. Remove one first.',
    values: { maximum },
  })
  return new AppError('invalid_input', { fields: { [field]: [message] } })
}

export async function findPeopleHidingReceipts(db: Db, personIds: readonly Id[]): Promise<Set<Id>> {
  return personIds.length === 0 ? new Set() : new Set(await selectPeopleHidingReceipts(db, personIds))
}

export async function findPeopleHidingPresence(db: Db, personIds: readonly Id[]): Promise<Set<Id>> {
  return personIds.length === 0 ? new Set() : new Set(await selectPeopleHidingPresence(db, personIds))
}

export const showsPresence = async (db: Db, personId: Id): Promise<boolean> =>
  (await selectPreferences(db, personId))?.showsPresence ?? true
