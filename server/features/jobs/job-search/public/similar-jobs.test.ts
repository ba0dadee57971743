import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aDraft, aPublishedJob, type Employer } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { newId } from '#server/platform/db/columns.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'

describe('jobs similar to another', () => {
  let test: TestApp
  let employer: Employer
  let readId: string
  let roleId: string
  let rustId: string

  const publish = async (title: string, skills: string[], named: Parameters<typeof aPublishedJob>[1] = {}) => {
    const { job } = await aPublishedJob(
      test,
      {
        title,
        skills: skills.map((skillId) => ({ skillId })),
        seniority: 'mid',
        eligibility: { mode: 'worldwide' },
        ...named,
      },
      employer,
    )
    return job.id
  }
  const titles = (cards: JobCard[]) => cards.map(({ title }) => title)

  beforeAll(async () => {
    test = await createTestApp({ SEARCH_INDEX: 'off' })
    employer = await aVerifiedCompany(test, { country: 'NO', city: 'Oslo' })
    readId = await publish('The one that is read', ['go', 'postgresql', 'docker'])
    await publish('Shares one skill', ['go', 'react', 'typescript'])
    await publish('Shares all but is closed to Kenya', ['go', 'postgresql', 'docker'], {
      eligibility: { mode: 'allow', countries: ['NO'] },
    })
    await publish('Shares two skills', ['go', 'postgresql'])
    await publish('Shares nothing', ['accounting'])
    roleId = await publish('Elixir developer for payments', ['elixir', 'git'], { seniority: 'senior' })
    await publish('Elixir engineer', ['elixir', 'git'], { seniority: 'senior' })
    await publish('Elixir engineer for beginners', ['elixir', 'git'], { seniority: 'intern' })
    rustId = await publish('Senior Rust engineer', ['rust', 'linux'], { seniority: 'senior' })
    await publish('Rust developer of networks', ['rust', 'networking'], { seniority: 'lead' })
    await publish('Senior Rust engineer for storage', ['rust', 'kubernetes'], { seniority: 'senior' })
    await publish('Rust engineer', ['rust', 'linux'], { seniority: 'junior' })
    await publish('Rust engineer, internship', ['rust', 'linux'], { seniority: 'intern' })
    // Newer than all of these, and similar only in a skill that everybody requires.
    for (let number = 1; number <= 55; number += 1) await publish(`Keeper of herbs ${number}`, ['git'])
  })
  afterAll(() => test.close())

  it('are those with the most in common, for anybody and without the job itself', async () => {
    const answer = await test.visitor().get(`/shared/api/jobs/${readId}/similar`)
    expect(answer.statusCode).toBe(200)
    expect(titles(answer.json())).toEqual([
      'Shares all but is closed to Kenya',
      'Shares two skills',
      'Shares one skill',
    ])
  })

  it('start with those that are open to the reader', async () => {
    const reader = await aPerson(test, { country: 'KE', timeZone: 'Africa/Nairobi' })
    const answer = await reader.visitor.get(`/shared/api/jobs/${readId}/similar`)
    expect(titles(answer.json())).toEqual([
      'Shares two skills',
      'Shares one skill',
      'Shares all but is closed to Kenya',
    ])
  })

  it('have the same role under any of its names, then the nearest level, however many newer ones share a skill', async () => {
    const answer = await test.visitor().get(`/shared/api/jobs/${roleId}/similar`)
    expect(titles(answer.json()).slice(0, 2)).toEqual(['Elixir engineer', 'Elixir engineer for beginners'])
  })

  it('prefer a nearby level to one far below with more in common', async () => {
    const answer = await test.visitor().get(`/shared/api/jobs/${rustId}/similar`)
    expect(titles(answer.json())).toEqual([
      'Senior Rust engineer for storage',
      'Rust developer of networks',
      'Rust engineer',
      'Rust engineer, internship',
    ])
  })

  it('are only listed for a readable job', async () => {
    const { job } = await aDraft(test, {}, employer)
    const statuses = await Promise.all(
      [job.id, newId()].map(async (id) => (await test.visitor().get(`/shared/api/jobs/${id}/similar`)).statusCode),
    )
    expect(statuses).toEqual([404, 404])
  })
})
