// What both sides see of a request and of an interview.

import { z } from 'zod'
import { memberRoles } from '#shared/features/people/companies/company-facts.ts'
import { id, named } from '#shared/kit/ids.ts'
import { daysBetween, MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'
import {
  declineReasons,
  type InterviewMode,
  interviewKinds,
  interviewModes,
  MAX_AVAILABLE_DAYS,
  MAX_PLACE,
} from './interview-kinds.ts'
import { requestStatuses } from './request-status.ts'

export const instant = z.iso.datetime()

/** A side's clock and working hours, in minutes after midnight. */
const clock = z
  .object({
    zone: z.string(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    window: z.object({ from: z.number(), to: z.number() }).nullable(),
    /** Planned days in other zones, in order. */
    trips: z.array(z.object({ zone: z.string(), startsAt: instant, endsAt: instant })),
  })
  .meta({ id: 'SideClock' })
export type SideClock = z.output<typeof clock>

const about = {
  applicationId: id,
  job: z.object({ id, title: z.string() }),
  company: named,
  companyClock: clock,
  talentClock: clock,
  kind: z.enum(interviewKinds),
  mode: z.enum(interviewModes),
  /** Null for somebody who has left the company. */
  panel: z.array(z.object({ id, name: z.string(), role: z.enum(memberRoles).nullable() })),
}

const offeredTime = z.object({
  id,
  startsAt: instant,
  by: z.enum(['talent', 'company']),
  /** No longer possible: somebody has another interview then, or it is too soon. */
  isTaken: z.boolean(),
})

export const minuteOfDay = z.number().int().min(0).max(MINUTES_PER_DAY)

const endsTooEarly = /* i18n */ { id: 'interviews.hours_end_early', message: 'The day ends before it begins.' }

/** Days and hours of the company's clock; both days are included. Without hours, its whole working day. */
export const availability = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    hours: z
      .object({ from: minuteOfDay, to: minuteOfDay })
      .refine(({ from, to }) => from < to, { path: ['to'], params: endsTooEarly })
      .nullable(),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    params: /* i18n */ { id: 'interviews.days_end_early', message: 'The last day is before the first one.' },
  })
  .refine(({ from, to }) => daysBetween(from, to) < MAX_AVAILABLE_DAYS, {
    path: ['to'],
    params: /* i18n */ {
      id: 'interviews.too_many_days',
      message: 'Offer three weeks at most.',
    },
  })
  .meta({ id: 'Availability' })
export type Availability = z.output<typeof availability>

export const requestFacts = {
  id,
  ...about,
  minutes: z.number(),
  message: z.string(),
  status: z.enum(requestStatuses),
  times: z.array(offeredTime),
  /** Instead of times, the applicant may choose from the company's free time. */
  availability: availability.nullable(),
  counterMessage: z.string().nullable(),
  declineReason: z.enum(declineReasons).nullable(),
  declineNote: z.string().nullable(),
  sentAt: instant,
  expiresAt: instant,
}

export const interviewFacts = { id, ...about, startsAt: instant, endsAt: instant, place: z.string().nullable() }

const webAddress = z.url({ protocol: /^https?$/ })

/** Where they meet: a link for a call elsewhere, a number for a call by phone. For our own room it is ignored. */
export const place = { mode: z.enum(interviewModes), place: z.string().trim().max(MAX_PLACE) }

type Place = { mode: InterviewMode; place: string }

export const withValidPlace = <T extends z.ZodType<Place>>(schema: T) =>
  schema
    .refine(({ mode, place: given }) => mode !== 'link' || webAddress.safeParse(given).success, {
      path: ['place'],
      params: /* i18n */ { id: 'interviews.link_needed', message: 'Enter the full link, starting with https://.' },
    })
    .refine(({ mode, place: given }) => mode !== 'phone' || /^[+\d][\d\s().-]{4,}$/.test(given), {
      path: ['place'],
      params: /* i18n */ { id: 'interviews.phone_needed', message: 'Enter the phone number with its country code.' },
    })
