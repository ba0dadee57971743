import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import {
  MAX_SOURCE_MESSAGE,
  MAX_SOURCE_NAME,
  MAX_SOURCE_PATH,
  MIN_SOURCE_NAME,
  sourceIdPattern,
  sourceKinds,
  sourceSharings,
} from './source-facts.ts'

export const sourceId = z.string().regex(sourceIdPattern)

/** The public part of an active source, shown to guests. */
const sourceCard = z
  .object({
    id: z.string(),
    kind: z.enum(sourceKinds),
    name: z.string(),
    message: z.string(),
    sharing: z.enum(sourceSharings),
    /** The company behind it, if verified. */
    company: z
      .object({
        id,
        slug: z.string(),
        name: z.string(),
        country: z.string(),
        city: z.string(),
        about: z.string(),
        website: z.string().nullable(),
        timeZone: z.string(),
        workWindow: z.object({ from: z.int(), to: z.int() }),
      })
      .nullable(),
    /** The job it leads to; null when it leads to all open ones. */
    jobId: id.nullable(),
  })
  .meta({ id: 'SourceCard' })
export type SourceCard = z.infer<typeof sourceCard>

const source = z
  .object({
    id: z.string(),
    kind: z.enum(sourceKinds),
    name: z.string(),
    message: z.string(),
    sharing: z.enum(sourceSharings),
    companyId: id.nullable(),
    jobId: id.nullable(),
    startsAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    /** Everyone who signed in through the link, including existing accounts. */
    arrivals: z.int(),
    signUps: z.int(),
    can: z.object({ end: z.boolean(), seeNames: z.boolean() }),
  })
  .meta({ id: 'Source' })
export type Source = z.infer<typeof source>

export const newSource = z
  .object({
    kind: z.enum(sourceKinds),
    /** The owner of the link. Company members create links for their own company only. */
    companyId: id.nullable().default(null),
    /** A job of that company for the link to lead to. */
    jobId: id.nullable().default(null),
    name: singleLine(MIN_SOURCE_NAME, MAX_SOURCE_NAME),
    message: z.string().trim().max(MAX_SOURCE_MESSAGE).default(''),
    sharing: z.enum(sourceSharings).default('count'),
    startsAt: z.iso.datetime().optional(),
    expiresAt: z.iso.datetime().nullable().default(null),
  })
  .refine(({ kind, companyId }) => (kind === 'company') === (companyId !== null), {
    path: ['companyId'],
    params: /* i18n */ { id: 'validation.source_company', message: 'Choose the company this link belongs to.' },
  })
  .refine(({ startsAt, expiresAt }) => !startsAt || !expiresAt || Date.parse(startsAt) < Date.parse(expiresAt), {
    path: ['expiresAt'],
    params: /* i18n */ { id: 'validation.source_period', message: 'Choose an end after the start.' },
  })
export type NewSource = z.infer<typeof newSource>

const listQuery = pageQuery.extend({ cursor: id.optional(), companyId: id.optional() })
export type SourceListQuery = z.infer<typeof listQuery>

const referredPerson = z.object({ name: z.string(), at: z.iso.datetime() }).meta({ id: 'SentPerson' })

const byId = z.object({ id: sourceId })

export const sources = {
  show: endpoint({
    method: 'GET',
    path: '/shared/api/sources/:id',
    guard: 'open',
    summary: 'Who a tracked link belongs to, and what they learn. Inactive links are not found.',
    params: z.object({ id: z.string().max(100) }),
    response: sourceCard,
  }),
  recent: endpoint({
    method: 'GET',
    path: '/talent/api/source',
    guard: 'verified',
    summary: 'The link you last came through, for thirty days and while it is active; otherwise null.',
    response: z.object({ source: sourceCard.nullable() }),
  }),
  arrive: endpoint({
    method: 'POST',
    path: '/shared/api/sources/:id/arrivals',
    guard: 'auth',
    summary: 'Records that you signed in through this link. An unknown or inactive link changes nothing.',
    params: z.object({ id: z.string().max(100) }),
    body: z.object({ path: z.string().min(1).max(MAX_SOURCE_PATH) }),
    response: nothing,
  }),
  list: endpoint({
    method: 'GET',
    path: '/shared/api/sources',
    guard: 'verified',
    summary: 'Tracked links, newest first: all of them for operators, those of `companyId` for its recruiters.',
    query: listQuery,
    response: pageOf(source),
  }),
  create: endpoint({
    method: 'POST',
    path: '/shared/api/sources',
    guard: 'verified',
    summary: 'Creates a tracked link: any for operators, those of their own verified company for recruiters.',
    body: newSource,
    response: source,
    status: 201,
    creates: true,
  }),
  end: endpoint({
    method: 'POST',
    path: '/shared/api/sources/:id/end',
    guard: 'verified',
    summary: 'Deactivates a link. It then leads to the regular sign-in page.',
    params: byId,
    response: source,
  }),
  people: endpoint({
    method: 'GET',
    path: '/shared/api/sources/:id/people',
    guard: 'verified',
    summary: 'People who signed up through a link that shares names, newest first.',
    params: byId,
    query: pageQuery.extend({ cursor: id.optional() }),
    response: pageOf(referredPerson),
  }),
}
