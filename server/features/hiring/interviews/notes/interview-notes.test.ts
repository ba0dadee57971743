import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { OWN } from '#server/features/hiring/applications/applications.builder.ts'
import { aMember } from '#server/features/people/team/team.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { CompanyInterview, Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { anInterview, COMPANY_INTERVIEWS, OWN_INTERVIEWS } from '../interviews.builder.ts'
import { runInterviewUpkeep } from '../upkeep/upkeep.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

let built: Awaited<ReturnType<typeof anInterview>>
beforeEach(async () => {
  built = await anInterview(test)
})

const own = async (show = 'upcoming') => {
  const { items } = (await built.talent.visitor.get(`${OWN_INTERVIEWS}?show=${show}`)).json<{ items: Interview[] }>()
  return items.find(({ id }) => id === built.interview.id)
}
const ofCompany = async (show = 'upcoming') => {
  const path = `${COMPANY_INTERVIEWS}?show=${show}`
  const { items } = (await built.owner.visitor.get(path)).json<{ items: CompanyInterview[] }>()
  return items.find(({ id }) => id === built.interview.id)
}
const endIt = async () => {
  test.clock.advance(Date.parse(built.interview.endsAt) - test.clock.now().getTime())
  // First it starts, then it ends.
  await runInterviewUpkeep(test.platform)
  await runInterviewUpkeep(test.platform)
}

describe('before an interview', () => {
  it('the talent reads what the company wrote, also once it has changed', async () => {
    expect(await own()).toMatchObject({ preparation: built.request.message })
    const path = `${COMPANY_INTERVIEWS}/${built.interview.id}/preparation`
    expect((await built.owner.visitor.put(path, { text: 'x'.repeat(1_001) })).statusCode).toBe(422)
    await built.owner.visitor.put(path, { text: ' Ten minutes about you, then queues. ' })
    expect(await own()).toMatchObject({ preparation: 'Ten minutes about you, then queues.' })
    await endIt()
    expect((await built.owner.visitor.put(path, { text: 'Too late' })).statusCode).toBe(409)
  })

  it('everybody who takes part has notes that nobody else reads', async () => {
    const path = `/shared/api/interviews/${built.interview.id}/notes`
    await built.talent.visitor.put(path, { text: 'Ask about on-call.' })
    await built.owner.visitor.put(path, { text: 'Ask about queues.' })
    expect(await own()).toMatchObject({ ownNotes: 'Ask about on-call.' })
    expect(await ofCompany()).toMatchObject({ ownNotes: 'Ask about queues.' })
    const colleague = await aMember(test, built.owner, built.company, 'recruiter')
    expect((await colleague.visitor.put(path, { text: 'Not on the panel' })).statusCode).toBe(404)
    expect((await (await aPerson(test)).visitor.put(path, { text: 'A stranger' })).statusCode).toBe(404)
    await built.talent.visitor.put(path, { text: '  ' })
    expect(await own()).toMatchObject({ ownNotes: '' })
  })
})

describe('feedback', () => {
  const rate = (body: object) =>
    built.talent.visitor.put(`${OWN_INTERVIEWS}/${built.interview.id}/feedback`, { text: '', ...body })
  const tell = (text: string) =>
    built.owner.visitor.put(`${COMPANY_INTERVIEWS}/${built.interview.id}/feedback`, { text })
  const titles = async () =>
    (await built.talent.visitor.get('/shared/api/notifications'))
      .json<{ items: { title: string }[] }>()
      .items.map(({ title }) => title)

  it('is given once the interview has taken place', async () => {
    expect((await rate({ stars: 4 })).statusCode).toBe(409)
    expect((await tell('Clear answers.')).statusCode).toBe(409)
    expect(await own()).toMatchObject({ feedback: { given: null, received: null, isOpen: false } })
    await endIt()
    for (const stars of [0, 6, 2.5]) expect((await rate({ stars })).statusCode).toBe(422)
    expect((await tell(' ')).statusCode).toBe(422)
  })

  it('of the company reaches the applicant, once, and completes the interview', async () => {
    await endIt()
    expect((await tell('Clear answers.')).json()).toMatchObject({ status: 'completed' })
    await tell('Clear answers, and good questions.')
    expect((await own('completed'))?.feedback.received).toEqual({
      stars: null,
      text: 'Clear answers, and good questions.',
    })
    expect((await titles()).filter((title) => title.includes('gave you feedback'))).toHaveLength(1)
  })

  it('of the applicant is read by the company only after the application has ended', async () => {
    await endIt()
    const given = { stars: 3, text: 'Nobody had read my application.' }
    expect((await rate(given)).json<Interview>().feedback).toMatchObject({ given, received: null })
    expect((await ofCompany('completed'))?.feedback).toMatchObject({ given: null, received: null })
    await built.talent.visitor.post(`${OWN}/${built.id}/withdraw`, {})
    expect((await ofCompany('completed'))?.feedback).toMatchObject({ given: null, received: given })
  })
})
