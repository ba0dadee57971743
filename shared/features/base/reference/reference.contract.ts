import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { countryCode } from './country-codes.ts'
import { skillAreas } from './skill-areas.ts'

export const regions = ['africa', 'americas', 'antarctica', 'asia', 'europe', 'oceania'] as const
export type Region = (typeof regions)[number]

const country = z
  .object({
    code: countryCode,
    /** In the language of the request. */
    name: z.string(),
    region: z.enum(regions),
    currency: z.string().length(3),
    /** The most populous zone comes first. */
    timeZones: z.array(z.string()).min(1),
  })
  .meta({ id: 'Country' })
export type Country = z.infer<typeof country>

const city = z
  .object({
    /** The English name, or the local one. */
    name: z.string(),
    /** The name in the caller's most preferred language that has a different one. */
    localName: z.string().nullable(),
    country: countryCode,
    timeZone: z.string(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .meta({ id: 'City' })
export type City = z.infer<typeof city>

const skill = z.object({ slug: z.string(), name: z.string(), area: z.enum(skillAreas) }).meta({ id: 'Skill' })
export type Skill = z.infer<typeof skill>

export const MAX_CITIES = 20
export const MAX_SKILLS_FOUND = 12

export const reference = {
  countries: endpoint({
    method: 'GET',
    path: '/shared/api/countries',
    guard: 'open',
    summary: 'All countries by name, each with its currency and time zones.',
    response: z.array(country),
  }),
  cities: endpoint({
    method: 'GET',
    path: '/shared/api/cities',
    guard: 'open',
    summary:
      'Cities with a name, in any language, that starts with the query; case and accents are ignored. Those in your country come first, then the most populous.',
    query: z.object({
      query: z.string().max(100).default(''),
      country: countryCode.optional(),
      /** The languages you read, comma-separated in order of preference; defaults to the request's languages. */
      languages: z.string().max(200).optional(),
    }),
    response: z.array(city).max(MAX_CITIES),
  }),
  skills: endpoint({
    method: 'GET',
    path: '/shared/api/skills',
    guard: 'open',
    summary: 'Skills by part of their name or of a synonym; case and accents are ignored.',
    query: z.object({ query: z.string().max(100).default('') }),
    response: z.array(skill).max(MAX_SKILLS_FOUND),
  }),
}
