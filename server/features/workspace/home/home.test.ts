import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUnverifiedTalent, aPersonWith, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { anApplication } from '#server/features/hiring/applications/applications.builder.ts'
import { anInvitation, answerOf } from '#server/features/jobs/invitations/invitations.builder.ts'
import { aCompany } from '#server/features/people/companies/companies.builder.ts'
import { send } from '#server/features/talk/chat/chat.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Visitor } from '#server/test-visitor.ts'
import { onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { home } from '#shared/features/workspace/home/home.contract.ts'
import type { NextStep } from '#shared/next-step.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const stepsOf = async ({ visitor }: { visitor: Visitor }) =>
  (await visitor.get(home.nextSteps.path))
    .json<{ items: NextStep[] }>()
    .items.map(({ kind, count }) => `${kind} ${count}`)

async function saveTerms(visitor: Visitor): Promise<void> {
  await visitor.put(onboarding.savePlace.path, {
    country: 'KE',
    city: 'Nairobi',
    timeZone: 'Africa/Nairobi',
    workCountries: ['KE'],
  })
  await visitor.put(onboarding.saveHours.path, { from: 540, to: 1020 })
  await visitor.put(onboarding.savePay.path, { amount: 100, currency: 'KES', period: 'month' })
}

describe('the next steps', () => {
  it('of a new talent depend on their profile', async () => {
    const person = await aVerifiedTalent(test)
    const { visitor } = person
    expect(await stepsOf(person)).toEqual(['finish_set_up 5', 'second_factor 1'])
    expect((await visitor.get(home.nextSteps.path)).json()).toMatchObject({ open: 2 })
    await saveTerms(visitor)
    expect(await stepsOf(person)).toEqual(['finish_set_up 2', 'second_factor 1'])
    await visitor.put(onboarding.saveWork.path, { headline: 'Baker', seniority: 'senior', skills: [] })
    expect(await stepsOf(person)).toEqual(['add_resume 1', 'second_factor 1'])
    await visitor.put(onboarding.saveResume.path, { fileId: await aReadyFile(test, person) })
    expect(await stepsOf(person)).toEqual(['see_jobs 1', 'second_factor 1'])
  })

  it('of a talent who has applied no longer lead to the jobs', async () => {
    const { talent } = await anApplication(test)
    await saveTerms(talent.visitor)
    await talent.visitor.put(onboarding.saveWork.path, { headline: 'Baker', seniority: 'senior', skills: [] })
    await talent.visitor.put(onboarding.saveResume.path, { fileId: await aReadyFile(test, talent) })
    expect(await stepsOf(talent)).toEqual(['second_factor 1'])
  })

  it('of an operator start with the companies waiting for verification', async () => {
    const operator = await aPersonWith(test, 'operator')
    expect(await stepsOf(operator)).toEqual(['second_factor 1'])
    const { owner } = await aCompany(test)
    expect(await stepsOf(operator)).toEqual(['check_companies 1', 'second_factor 1'])
    expect(await stepsOf(owner), 'are nobody else’s').toEqual(['second_factor 1'])
  })

  it('include open invitations, with the date the first one expires', async () => {
    const { talent, invitation } = await anInvitation(test)
    await anInvitation(test, { talent })
    const { items } = (await talent.visitor.get(home.nextSteps.path)).json<{ items: NextStep[] }>()
    expect(items[0]).toMatchObject({ kind: 'answer_invitations', count: 2, dueAt: invitation.expiresAt })
    await talent.visitor.post(answerOf(invitation.id), { event: 'ignore' })
    expect(await stepsOf(talent)).toContain('answer_invitations 1')
  })

  it('include companies that wrote about an application and need a reply', async () => {
    const { id, talent, owner } = await anApplication(test)
    const { conversationId } = (await talent.visitor.get(`/talent/api/applications/${id}`)).json<{
      conversationId: string
    }>()
    expect(await stepsOf(talent)).not.toContain('answer_company 1')
    await send(owner, conversationId, 'When could you start?')
    expect(await stepsOf(talent)).toContain('answer_company 1')
    const archive = (isArchived: boolean) =>
      talent.visitor.put(`/talent/api/applications/${id}/archive`, { isArchived })
    await archive(true)
    expect(await stepsOf(talent), 'what is put away waits for nobody').not.toContain('answer_company 1')
    await archive(false)
    await send(talent, conversationId, 'In May')
    expect(await stepsOf(talent)).not.toContain('answer_company 1')
  })

  it('require a verified person', async () => {
    expect((await test.visitor().get(home.nextSteps.path)).statusCode).toBe(401)
    expect((await (await anUnverifiedTalent(test)).visitor.get(home.nextSteps.path)).statusCode).toBe(403)
  })
})
