// Jobs of the demo company besides the open ones: a draft with remarks to resolve, and a job that an operator returned.

import { changeOwnStatus, decideOnJob } from '#server/features/jobs/jobs/job-status.service.ts'
import { createDraft } from '#server/features/jobs/jobs/jobs.service.ts'
import { saveAsTemplate } from '#server/features/jobs/jobs/templates/job-templates.service.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { jobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { demoOperator, demoRecruiter } from '../demo-accounts.ts'
import type { Seed } from '../seed-world.ts'

const draft = jobFields.parse({
  title: 'Data Engineer, Payment Feeds',
  description:
    '<p>Turn payment events from 140 banks into one feed that our partners rely on. Join a young team that writes decisions down. You are a native English speaker who enjoys messy data.</p><p>You start with one country and own its feed within three months.</p>',
  requirements: ['Two years with PostgreSQL', 'You have built a pipeline that others depend on'],
  eligibility: { mode: 'worldwide' },
  hours: { minOverlapHours: 6 },
  pay: {
    min: { amount: 4_200_00, currency: 'EUR' },
    max: { amount: 5_000_00, currency: 'EUR' },
    period: 'month',
  },
  skills: [{ skillId: 'postgresql', minLevel: 3 }],
  languages: [{ language: 'en', level: 'B2' }],
  engagements: ['employee_eor', 'contractor'],
  stages: [
    { name: 'First conversation', kind: 'interview' },
    { name: 'Work sample, paid', kind: 'task' },
    { name: 'Meet the team', kind: 'interview' },
  ],
})

const returned = jobFields.parse({
  ...draft,
  title: 'Customer Support Agent, Evenings',
  description:
    '<p>You answer people whose payment has not arrived, in plain words and within the hour. You find out what happened, say so, and tell the team what should not happen again. Message us on WhatsApp if you have questions about the shifts.</p>',
})

export const seedCompanyJobs: Seed = async ({ db, clock }, world) => {
  const companyId = world.companyIds.get('fjordpay')
  if (!companyId) throw new Error('the company of the demo recruiter is missing')
  const viewer = world.person(demoRecruiter)
  const requester = { viewer, i18n: i18nFor('en') }
  const { id: draftId } = await createDraft(db, requester, companyId, draft)
  await saveAsTemplate(db, viewer, draftId, 'Engineers, worldwide')
  const { id } = await createDraft(db, requester, companyId, returned)
  await changeOwnStatus(db, clock, viewer, id, { event: 'submit', closeReason: 'cancelled' })
  await decideOnJob(db, clock, world.person(demoOperator), id, {
    event: 'reject',
    reason: 'Please do not send applicants to WhatsApp. They can write to you here.',
  })
}
