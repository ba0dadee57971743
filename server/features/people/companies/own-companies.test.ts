import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { companies as contract } from '#shared/features/people/companies/companies.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { aCompany, aCompanyToRegister, aVerifiedCompany } from './companies.builder.ts'
import { addMember, changeStatus } from './companies.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('a person’s companies', () => {
  it('are those they work for, in any status, with their role', async () => {
    const { owner, company } = await aCompany(test, { name: 'Still Waiting' })
    const { company: second, owner: host } = await aVerifiedCompany(test, { name: 'Also Mine' })
    await addMember(test.platform.db, host, second.id, { personId: owner.id, role: 'viewer' })
    const answer = await owner.visitor.get(contract.mine.path)
    expect(answer.json()).toMatchObject([
      { id: second.id, role: 'viewer', status: 'verified' },
      { id: company.id, role: 'owner', status: 'unverified' },
    ])
  })

  it('include at most three that are not verified', async () => {
    const person = await aVerifiedTalent(test)
    const operator = await aPersonWith(test, 'operator')
    const create = (name: string) => person.visitor.post(contract.create.path, aCompanyToRegister({ name }))
    const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => create(`Number ${name}`)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      201, 201, 201, 422,
    ])
    expect((await create('Number Five')).json()).toMatchObject({ errors: { name: [expect.any(String)] } })
    const created = answers.find(({ statusCode }) => statusCode === 201)?.json<{ id: string }>()
    await changeStatus(test.platform.db, { id: operator.id, roles: ['operator'] }, created?.id ?? '', {
      event: 'verify',
    })
    expect((await create('Number Five')).statusCode).toBe(201)
  })

  it('are for members of companies only', async () => {
    expect((await test.visitor().get(contract.mine.path)).statusCode).toBe(401)
    expect((await (await aVerifiedTalent(test)).visitor.get(contract.mine.path)).statusCode).toBe(403)
  })
})

describe('companies waiting for verification', () => {
  it('are listed by registration, page by page, until they are checked', async () => {
    const operator = await aPersonWith(test, 'operator')
    const first = await aCompany(test, { name: 'Waits First' })
    const second = await aCompany(test, { name: 'Waits Second' })
    const all = async () => {
      const names: string[] = []
      for (let cursor = ''; ; ) {
        const page = (await operator.visitor.get(`${contract.waiting.path}?limit=1${cursor}`)).json<
          Page<{ name: string }>
        >()
        names.push(...page.items.map(({ name }) => name))
        if (page.nextCursor === null) return names
        cursor = `&cursor=${page.nextCursor}`
      }
    }
    const before = await all()
    expect(before.indexOf('Waits First')).toBeLessThan(before.indexOf('Waits Second'))
    await operator.visitor.post(contract.changeStatus.path.replace(':id', first.company.id), { event: 'verify' })
    expect(await all()).toEqual(before.filter((name) => name !== 'Waits First'))
    expect(second.company.status).toBe('unverified')
  })

  it('are for operators only', async () => {
    const { owner } = await aCompany(test)
    expect((await owner.visitor.get(contract.waiting.path)).statusCode).toBe(403)
    expect((await test.visitor().get(contract.waiting.path)).statusCode).toBe(401)
  })
})
