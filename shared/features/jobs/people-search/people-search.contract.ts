// People search for hiring members. Hidden data is neither shown, searched nor counted.

import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { newInvitation } from '#shared/features/jobs/invitations/invitations.contract.ts'
import { verdicts } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import { languageLevels } from '#shared/features/jobs/jobs/job-terms.ts'
import { seniorities } from '#shared/features/people/talents/talent-words.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { readLanguages, readSkills } from './people-filters.ts'
import * as limits from './people-search-limits.ts'

/** Only people who are open to work can be found. */
export const availabilities = ['active', 'open'] as const

const list = (part: string, most: number) => new RegExp(`^(?:${part}(?:,(?!$)|$)){1,${most}}$`)

const peopleFilters = z.object({
  /** Part of a headline. */
  role: z.string().trim().max(limits.MAX_ROLE_SEARCH).optional(),
  /** All of them, each with a level from 1 to 5: `postgresql~3,go`. */
  skills: z
    .string()
    .regex(list('[a-z0-9][a-z0-9.+-]{0,59}(?:~[1-5])?', limits.MAX_SEARCHED_SKILLS))
    .transform(readSkills)
    .optional(),
  /** All of them, each with a level: `en~B2,pt`. */
  languages: z
    .string()
    .regex(list(`[a-z]{2,3}(?:~(?:${languageLevels.join('|')}))?`, limits.MAX_SEARCHED_LANGUAGES))
    .transform(readLanguages)
    .optional(),
  country: countryCode.optional(),
  /** Working hours shared with the job or, without one, with the company, per day, in the least favourable month. */
  minOverlap: z.coerce.number().int().min(1).max(limits.MAX_SEARCHED_OVERLAP).optional(),
  /** What the company can pay per year, in euros. Only filters people who let companies search by their minimum pay. */
  payUpTo: z.coerce
    .number()
    .int()
    .min(limits.PAY_STEP)
    .max(limits.MAX_SEARCHED_PAY)
    .multipleOf(limits.PAY_STEP)
    .optional(),
  availability: z.enum(availabilities).optional(),
  /** Adds how each person fits one of the company’s jobs. */
  jobId: id.optional(),
  listId: id.optional(),
})
export type PeopleFilters = z.output<typeof peopleFilters>

/** A time and an id. */
const cursor = z.string().regex(/^\d{1,13}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const peopleQuery = pageQuery.extend({ ...peopleFilters.shape, cursor: cursor.optional() })
export type PeopleQuery = z.output<typeof peopleQuery>

const foundPerson = z
  .object({
    id,
    name: z.string(),
    headline: z.string(),
    seniority: z.enum(seniorities).nullable(),
    country: z.string(),
    city: z.string().nullable(),
    timeZone: z.string().nullable(),
    availability: z.enum(availabilities),
    skills: z.array(z.object({ slug: z.string(), name: z.string(), level: z.int() })),
    /** Overlap with the job or the company in the least favourable month; null if the time zone is unknown. */
    overlapMinutes: z.int().nullable(),
    /** Only with a job. Never includes the right to work, which only the person can see. */
    fit: z
      .object({
        verdict: z.enum(verdicts),
        reasons: z.array(z.string()),
        mustHaves: z.object({ met: z.int(), total: z.int() }).nullable(),
        /** Null unless the person lets companies search by their minimum pay, and the job states its pay. */
        paysEnough: z.boolean().nullable(),
      })
      .nullable(),
    /** The company’s jobs with a current invitation to this person. */
    invitedTo: z.array(id),
    listIds: z.array(id),
  })
  .meta({ id: 'FoundPerson' })
export type FoundPerson = z.output<typeof foundPerson>

const peoplePage = pageOf(foundPerson).extend({
  /** Over all pages; counting stops at a thousand. */
  total: z.int(),
})
export type PeoplePage = z.output<typeof peoplePage>

const peopleList = z.object({ id, name: z.string(), people: z.int() }).meta({ id: 'PeopleList' })
export type PeopleList = z.output<typeof peopleList>

const peopleContext = z
  .object({
    /** Open jobs people can be invited to, each with a suggested search. */
    jobs: z.array(
      z.object({
        id,
        title: z.string(),
        search: z.object({
          skills: z.string(),
          languages: z.string(),
          minOverlap: z.int().nullable(),
          payUpTo: z.int().nullable(),
        }),
      }),
    ),
    lists: z.array(peopleList),
    /** Where the people who can be found live. */
    countries: z.array(z.object({ code: z.string(), count: z.int() })),
    languages: z.array(z.object({ tag: z.string(), count: z.int() })),
    /** The names of the skills in the query. */
    skills: z.array(z.object({ slug: z.string(), name: z.string() })),
  })
  .meta({ id: 'PeopleContext' })
export type PeopleContext = z.output<typeof peopleContext>

const listName = z.object({ name: singleLine(limits.MIN_LIST_NAME, limits.MAX_LIST_NAME) })

export { listName as newPeopleList }
export type NewPeopleList = z.output<typeof listName>

/** The job is in the request path. */
export const invitationForm = newInvitation.extend({ jobId: id })

const byId = z.object({ id })
const onList = z.object({ id, talentId: id })

export const peopleSearch = {
  search: endpoint({
    method: 'GET',
    path: '/company/api/people',
    guard: 'company',
    summary: 'People who can be found by your company, most recently updated first.',
    query: peopleQuery,
    response: peoplePage,
  }),
  context: endpoint({
    method: 'GET',
    path: '/company/api/people-context',
    guard: 'company',
    summary: 'What a search for people can start from: your open jobs, your lists, countries and languages.',
    query: z.object({ skills: peopleFilters.shape.skills }),
    response: peopleContext,
  }),
  createList: endpoint({
    method: 'POST',
    path: '/company/api/people-lists',
    guard: 'company',
    summary: 'Creates a list of people, shared by the members of your company who hire.',
    body: listName,
    response: peopleList,
    status: 201,
    creates: true,
  }),
  renameList: endpoint({
    method: 'PUT',
    path: '/company/api/people-lists/:id',
    guard: 'company',
    summary: 'Renames a list of people.',
    params: byId,
    body: listName,
    response: peopleList,
  }),
  deleteList: endpoint({
    method: 'DELETE',
    path: '/company/api/people-lists/:id',
    guard: 'company',
    summary: 'Deletes a list of people.',
    params: byId,
    response: nothing,
  }),
  addToList: endpoint({
    method: 'PUT',
    path: '/company/api/people-lists/:id/people/:talentId',
    guard: 'company',
    summary: 'Adds a person who can be found to a list.',
    params: onList,
    response: nothing,
  }),
  removeFromList: endpoint({
    method: 'DELETE',
    path: '/company/api/people-lists/:id/people/:talentId',
    guard: 'company',
    summary: 'Removes a person from a list.',
    params: onList,
    response: nothing,
  }),
}
