import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import {
  MAX_PARTNER,
  MAX_PERK_ABOUT,
  MAX_PERK_CODE,
  MAX_PERK_COUNTRIES,
  MAX_PERK_LIMIT,
  MAX_PERK_TITLE,
  perkStates,
} from './perk-limits.ts'

const perk = z
  .object({
    id,
    partner: z.string(),
    title: z.string(),
    about: z.string(),
    /** Empty: everywhere. */
    countries: z.array(z.string()),
    endsOn: z.iso.date().nullable(),
    /** How many can still be claimed; null if there is no limit. */
    left: z.number().nullable(),
    state: z.enum(perkStates),
    /** Only for people who have claimed it. */
    claim: z.object({ at: z.iso.datetime(), code: z.string(), url: z.string() }).nullable(),
  })
  .meta({ id: 'Perk' })
export type Perk = z.output<typeof perk>

const perksPage = pageOf(perk).extend({
  /** Perks that do not work in the reader's country. */
  elsewhere: z.number(),
  country: z.string().nullable(),
})
export type PerksPage = z.output<typeof perksPage>

const listQuery = pageQuery.extend({
  /** Also those that do not work where the reader lives. */
  where: z.enum(['here', 'everywhere']).default('here'),
  cursor: id.optional(),
})
export type PerksQuery = z.output<typeof listQuery>

export const perkContent = z.object({
  partner: z.string().trim().min(1).max(MAX_PARTNER),
  title: z.string().trim().min(1).max(MAX_PERK_TITLE),
  about: z.string().trim().max(MAX_PERK_ABOUT),
  url: z.url({ protocol: /^https$/ }).max(500),
  /** Everybody gets the same; empty if the address is enough. */
  code: z.string().trim().max(MAX_PERK_CODE),
  countries: z.array(countryCode).max(MAX_PERK_COUNTRIES),
  limit: z.int().min(1).max(MAX_PERK_LIMIT).nullable(),
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
})
export type PerkContent = z.output<typeof perkContent>

const opsPerk = z
  .object({
    id,
    partner: z.string(),
    title: z.string(),
    about: z.string(),
    url: z.string(),
    code: z.string(),
    countries: z.array(z.string()),
    limit: z.number().nullable(),
    startsOn: z.iso.date().nullable(),
    endsOn: z.iso.date().nullable(),
    claims: z.number(),
  })
  .meta({ id: 'OpsPerk' })
export type OpsPerk = z.output<typeof opsPerk>

const byId = z.object({ id })

export const perks = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/perks',
    guard: 'verified',
    summary: 'Benefits of partners that work in your country, newest first.',
    query: listQuery,
    response: perksPage,
  }),
  claim: endpoint({
    method: 'POST',
    path: '/talent/api/perks/:id/claim',
    guard: 'verified',
    summary: 'Claims a perk and returns its code. Claiming it again returns the same.',
    params: byId,
    response: perk,
  }),
}

export const opsPerks = {
  list: endpoint({
    method: 'GET',
    path: '/ops/api/perks',
    guard: 'operator',
    summary: 'All perks, newest first, with how often each was claimed.',
    query: pageQuery.extend({ cursor: id.optional() }),
    response: pageOf(opsPerk),
  }),
  create: endpoint({
    method: 'POST',
    path: '/ops/api/perks',
    guard: 'operator',
    summary: 'Adds a perk.',
    body: perkContent,
    response: opsPerk,
    status: 201,
    creates: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/ops/api/perks/:id',
    guard: 'operator',
    summary: 'Changes a perk. Give it a last day to end it.',
    params: byId,
    body: perkContent,
    response: opsPerk,
  }),
}
