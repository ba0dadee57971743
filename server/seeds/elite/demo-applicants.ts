// What the demo world’s Elite applicants wrote, and whom they named as endorsers.

import { complianceDraft, joinDraft } from '#shared/features/elite/elite/elite-forms.contract.ts'
import { demoHiringManager, demoSecondTalent } from '../demo-accounts.ts'

export type SeedEndorser = {
  name: string
  email: string
  relation: 'manager' | 'peer'
  company: string
  /** What they wrote; without it they have not answered yet. */
  wrote?: { text: string; craft: number; reliability: number; skills: string[] }
}

export type SeedApplicant = {
  timeZone: string
  join: ReturnType<typeof joinDraft.parse>
  compliance: ReturnType<typeof complianceDraft.parse>
  provenSkill: string
  endorsers: readonly SeedEndorser[]
}

const alone = {
  legalForm: 'sole_trader',
  worksAlone: true,
  usesOwnTools: true,
  hasOtherClients: true,
} as const

export const thiago: SeedApplicant = {
  timeZone: 'America/Sao_Paulo',
  join: joinDraft.parse({
    headline: 'I design payment products that people understand at once',
    motivation:
      'I have designed for banks and payment companies in Brazil for eight years and want to work on shorter projects with clients who know what they need.',
    track: 'design',
    years: 8,
    english: 'c1',
    works: [
      {
        title: 'Receipts in three languages',
        role: 'Lead designer',
        problem:
          'One in nine people wrote to support after a payment abroad, because they did not understand the fees.',
        outcome: 'One in forty does now, and the receipt is part of the bank’s design system.',
      },
    ],
  }),
  compliance: complianceDraft.parse({
    ...alone,
    legalName: demoSecondTalent.name,
    taxResidence: 'BR',
    taxId: '000.000.000-00',
    address: 'Rua Augusta 1000, São Paulo',
    payoutCountry: 'BR',
  }),
  provenSkill: 'web-accessibility',
  endorsers: [
    {
      name: 'Beatriz Antunes',
      email: 'beatriz.antunes@banco-ipe.example',
      relation: 'manager',
      company: 'Banco Ipê',
      wrote: {
        text: 'Thiago led the redesign of our payment receipts. He interviewed customers himself, showed us early that our first idea was wrong, and delivered a design that halved the questions to our support team.',
        craft: 5,
        reliability: 5,
        skills: ['product-design', 'user-research'],
      },
    },
    {
      name: 'Rafael Duarte',
      email: 'rafael.duarte@banco-ipe.example',
      relation: 'peer',
      company: 'Banco Ipê',
      wrote: {
        text: 'I built what Thiago designed for two years. His Figma files answered most questions before we asked them, and when something could not be built he found another way the same day.',
        craft: 5,
        reliability: 4,
        skills: ['figma', 'product-design'],
      },
    },
  ],
}

export const mateo: SeedApplicant = {
  timeZone: 'America/Lima',
  join: joinDraft.parse({
    headline: 'I lead teams that move money across borders',
    motivation:
      'I have led payment teams in three countries and want to work on shorter projects with clients who know what they need.',
    track: 'engineering',
    years: 11,
    english: 'c1',
    works: [
      {
        title: 'Instant payouts in six currencies',
        role: 'Engineering manager',
        problem: 'Payouts took three days, and nobody could say where a payment was.',
        outcome: 'They take two minutes, and support requests about them fell by two thirds.',
      },
    ],
  }),
  compliance: complianceDraft.parse({
    ...alone,
    legalName: demoHiringManager.name,
    taxResidence: 'PE',
    taxId: '10000000000',
    address: 'Calle Mercaderes 120, Arequipa',
    payoutCountry: 'PE',
  }),
  provenSkill: 'rest-apis',
  endorsers: [
    { name: 'Lucía Ferrari', email: 'lucia.ferrari@sierra-pay.example', relation: 'manager', company: 'Sierra Pay' },
    { name: 'Tomás Rivas', email: 'tomas.rivas@sierra-pay.example', relation: 'peer', company: 'Sierra Pay' },
  ],
}
