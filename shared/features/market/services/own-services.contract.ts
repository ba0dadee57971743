import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { ratedCurrencies } from '#shared/features/base/exchange-rates/rated-currencies.ts'
import { id } from '#shared/kit/ids.ts'
import {
  MAX_ADDON_TITLE,
  MAX_ADDONS,
  MAX_DELIVERY_DAYS,
  MAX_DESCRIPTION,
  MAX_FAQ,
  MAX_FAQ_ANSWER,
  MAX_FAQ_QUESTION,
  MAX_INCLUDED,
  MAX_INCLUDES,
  MAX_LANGUAGES,
  MAX_PRICE,
  MAX_REVISIONS,
  MAX_SKILL,
  MAX_SKILLS,
  MAX_TITLE,
  MIN_DESCRIPTION,
  MIN_TITLE,
  ownServiceSteps,
  publishingChecks,
  serviceCategories,
  taxRules,
  tierNames,
} from './service-kinds.ts'
import { serviceStatuses } from './service-status.ts'

const price = z.int().min(1).max(MAX_PRICE)
/** Prices are compared across currencies, so there has to be a rate. */
const currency = z.string().refine((code) => ratedCurrencies.includes(code), {
  params: /* i18n */ { id: 'services.currency', message: 'Choose a currency with an exchange rate.' },
})
const line = (longest: number) => z.string().trim().min(1).max(longest)

const tier = z.object({
  price,
  days: z.int().min(1).max(MAX_DELIVERY_DAYS),
  revisions: z.int().min(0).max(MAX_REVISIONS),
  includes: z.array(line(MAX_INCLUDED)).min(1).max(MAX_INCLUDES),
})
export type TierContent = z.output<typeof tier>

const addon = z.object({
  title: line(MAX_ADDON_TITLE),
  price,
  days: z.int().min(0).max(MAX_DELIVERY_DAYS),
})

export const serviceContent = z
  .object({
    title: z.string().trim().min(MIN_TITLE).max(MAX_TITLE),
    category: z.enum(serviceCategories),
    /** Markdown. */
    description: z.string().trim().max(MAX_DESCRIPTION),
    skills: z.array(line(MAX_SKILL)).max(MAX_SKILLS),
    languages: z.array(z.string().regex(/^[a-z]{2,3}$/)).max(MAX_LANGUAGES),
    currency,
    tax: z.enum(taxRules),
    /** Basic, standard and premium, in this order; at least the first. */
    tiers: z.array(tier).min(1).max(tierNames.length),
    addons: z.array(addon).max(MAX_ADDONS),
    faq: z.array(z.object({ question: line(MAX_FAQ_QUESTION), answer: line(MAX_FAQ_ANSWER) })).max(MAX_FAQ),
  })
  .refine(({ tiers }) => tiers.every((one, at) => at === 0 || one.price > (tiers[at - 1]?.price ?? 0)), {
    path: ['tiers'],
    params: /* i18n */ { id: 'services.tiers_rise', message: 'Each tier has to cost more than the one before it.' },
  })
  .meta({ id: 'ServiceContent' })
export type ServiceContent = z.output<typeof serviceContent>

/** Drafts may be shorter; this is what buyers need to read. */
export const isDescribed = ({ description }: { description: string }): boolean => description.length >= MIN_DESCRIPTION

const ownService = z
  .object({
    id,
    status: z.enum(serviceStatuses),
    /** What the operator wrote when rejecting it. */
    reason: z.string(),
    pausedUntil: z.iso.date().nullable(),
    /** Steps its owner can take now. */
    can: z.array(z.enum(ownServiceSteps)),
    canEdit: z.boolean(),
    updatedAt: z.iso.datetime(),
    content: z.object({
      title: z.string(),
      category: z.enum(serviceCategories),
      description: z.string(),
      skills: z.array(z.string()),
      languages: z.array(z.string()),
      currency: z.string(),
      tax: z.enum(taxRules),
      tiers: z.array(
        z.object({ price: z.number(), days: z.number(), revisions: z.number(), includes: z.array(z.string()) }),
      ),
      addons: z.array(z.object({ title: z.string(), price: z.number(), days: z.number() })),
      faq: z.array(z.object({ question: z.string(), answer: z.string() })),
    }),
    /** What is still missing before it can be sent in. */
    missing: z.array(z.enum(publishingChecks)),
  })
  .meta({ id: 'OwnService' })
export type OwnService = z.output<typeof ownService>

const byId = z.object({ id })

const step = z.object({
  event: z.enum(ownServiceSteps),
  /** For a pause: the first day on which orders are welcome again. */
  until: z.iso.date().optional(),
})
export type ServiceStep = z.output<typeof step>

export const ownServices = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/own-services',
    guard: 'verified',
    summary: 'Services you offer, newest first.',
    response: z.object({
      items: z.array(ownService),
      /** What you still need before you can publish anything. */
      missing: z.array(z.enum(publishingChecks)),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/own-services/:id',
    guard: 'verified',
    summary: 'One of your services, as you wrote it.',
    params: byId,
    response: ownService,
  }),
  create: endpoint({
    method: 'POST',
    path: '/talent/api/own-services',
    guard: 'verified',
    summary: 'Writes a service. It is a draft until you send it in.',
    body: serviceContent,
    response: ownService,
    status: 201,
    creates: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/talent/api/own-services/:id',
    guard: 'verified',
    summary: 'Changes a draft.',
    params: byId,
    body: serviceContent,
    response: ownService,
  }),
  step: endpoint({
    method: 'POST',
    path: '/talent/api/own-services/:id/status',
    guard: 'verified',
    summary: 'Sends a service in, takes it back, pauses, resumes or retires it.',
    params: byId,
    body: step,
    response: ownService,
  }),
}
