import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { MAX_ALERTS, MAX_SAVED_SEARCHES } from '#shared/features/jobs/saved-searches/alert-kinds.ts'
import type { SavedSearch } from '#shared/features/jobs/saved-searches/saved-searches.contract.ts'
import { canonicalSearch } from './canonical-search.ts'
import { aMinuteLater, aSavedSearch, SEARCHES } from './saved-searches.builder.ts'

let test: TestApp
let talent: BuiltPerson
beforeAll(async () => {
  test = await createTestApp()
  talent = await aVerifiedTalent(test)
})
afterAll(() => test.close())

const listOf = async (person: BuiltPerson) => (await person.visitor.get(SEARCHES)).json<SavedSearch[]>()

describe('a canonical search', () => {
  it('is the same however it was written and displayed', () => {
    const same = [
      'level=senior,lead&text=%20Go',
      'text=Go&level=lead&level=senior&sort=pay&limit=10',
      'level=lead,senior,lead&text=Go&currency=USD',
    ]
    expect(new Set(same.map((search) => canonicalSearch(search)?.search))).toEqual(
      new Set(['level=lead%2Csenior&text=Go']),
    )
    expect(canonicalSearch('pay=50000&currency=USD')?.search).toBe('currency=USD&pay=50000')
    expect(canonicalSearch('')?.search).toBe('')
    expect(canonicalSearch('overlap=many')).toBeNull()
  })

  it('is the same however its text was typed, unless an operator changes its meaning', () => {
    const keyOf = (text: string) => canonicalSearch(new URLSearchParams({ text }).toString())?.key
    expect(new Set(['Data Engineer', 'data engineer', ' DATA   engineer '].map(keyOf)).size).toBe(1)
    expect(keyOf('go OR rust')).toBe(keyOf('Go OR Rust'))
    expect(keyOf('go OR rust')).not.toBe(keyOf('go or rust'))
    expect(keyOf('go -rust')).not.toBe(keyOf('go rust'))
  })
})

describe('saving a search', () => {
  it('stores it once: the same search gets the new name and frequency', async () => {
    const own = await aVerifiedTalent(test)
    const first = await aSavedSearch(own, 'text=go&level=senior', 'daily')
    const key = { 'idempotency-key': randomUUID() }
    const again = { name: 'Go, senior', search: 'level=senior&text=go&sort=newest', alert: 'weekly' }
    const answers = await Promise.all([1, 2].map(() => own.visitor.post(SEARCHES, again, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(await listOf(own)).toMatchObject([{ id: first.id, name: 'Go, senior', alert: 'weekly', feed: null }])
  })

  it('merges two that differ in case and spaces, with the name as it was typed', async () => {
    const own = await aVerifiedTalent(test)
    const first = await aSavedSearch(own, 'text=Data+Engineer', 'daily')
    const again = { name: 'data  ENGINEER', search: 'text=+data++engineer', alert: 'weekly' }
    expect((await own.visitor.post(SEARCHES, again)).statusCode).toBe(201)
    expect(await listOf(own)).toMatchObject([
      { id: first.id, name: 'data ENGINEER', search: 'text=Data+Engineer', alert: 'weekly' },
    ])
    const other = await aVerifiedTalent(test)
    const answers = await Promise.all(
      ['text=Go', 'text=go', 'text=GO'].map((search) => other.visitor.post(SEARCHES, { name: 'Go', search })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(await listOf(other)).toHaveLength(1)
  })

  it('is rejected with an error on the field when it is invalid, has no name, or exceeds the limit of alerts', async () => {
    const own = await aVerifiedTalent(test)
    const rejected = async (body: object) => {
      const answer = await own.visitor.post(SEARCHES, body)
      expect(answer.statusCode).toBe(422)
      return answer.json<{ errors: Record<string, string[]> }>().errors
    }
    expect(await rejected({ name: 'x', search: 'overlap=many' })).toEqual({
      search: ['This is not a search. Open it in Jobs and save it there.'],
    })
    expect(Object.keys(await rejected({ name: ' ', search: 'text=a' }))).toEqual(['name'])
    for (let count = 0; count < MAX_ALERTS; count += 1) await aSavedSearch(own, `text=word${count}`)
    expect(await rejected({ name: 'x', search: 'text=one+more', alert: 'daily' })).toEqual({
      alert: ['You have reached the limit of 20 alerts. Turn one off first.'],
    })
    const silent = await aSavedSearch(own, 'text=one+more', 'off')
    const answer = await own.visitor.patch(`${SEARCHES}/${silent.id}`, { alert: 'daily' })
    expect(answer.statusCode).toBe(422)
    for (let count = MAX_ALERTS + 1; count < MAX_SAVED_SEARCHES; count += 1)
      await aSavedSearch(own, `text=silent${count}`, 'off')
    expect(Object.keys(await rejected({ name: 'x', search: 'text=too+many', alert: 'off' }))).toHaveLength(1)
  })

  it('is private to its owner', async () => {
    const search = await aSavedSearch(talent, 'text=private')
    const path = `${SEARCHES}/${search.id}`
    for (const other of [
      await aVerifiedTalent(test),
      await aPersonWith(test, 'company'),
      await aPersonWith(test, 'operator'),
    ]) {
      const answers = [
        await other.visitor.patch(path, { alert: 'off' }),
        await other.visitor.delete(path),
        await other.visitor.put(`${path}/looked`),
        await other.visitor.post(`${path}/feed`),
        await other.visitor.delete(`${path}/feed`),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
      expect(await listOf(other)).toEqual([])
    }
    expect((await test.visitor().get(SEARCHES)).statusCode).toBe(401)
    expect((await talent.visitor.delete(path)).statusCode).toBe(204)
  })

  it('reports how many jobs are new until they are viewed', async () => {
    const own = await aVerifiedTalent(test)
    const { id } = await aSavedSearch(own, 'text=lighthouse', 'off')
    test.clock.advance(1_000)
    await aPublishedJob(test, { title: 'Keeper of the lighthouse' })
    await aMinuteLater(test)
    expect((await listOf(own))[0]?.newCount).toBe(1)
    expect((await own.visitor.put(`${SEARCHES}/${id}/looked`)).statusCode).toBe(204)
    expect((await listOf(own))[0]?.newCount).toBe(0)
  })
})

describe('the feed of a saved search', () => {
  const pathOf = (address = '') => new URL(address).pathname
  const get = (path: string) => test.visitor().get(path)

  it('is readable for whoever has the address, and contains what its owner would find', async () => {
    const own = await aVerifiedTalent(test)
    const { job } = await aPublishedJob(test, { title: 'Cartographer of rivers' })
    const { id } = await aSavedSearch(own, 'text=cartographer', 'off')
    const opened = (await own.visitor.post(`${SEARCHES}/${id}/feed`)).json<SavedSearch>()
    const rss = await get(pathOf(opened.feed?.rss))
    expect(rss.statusCode).toBe(200)
    expect(rss.headers).toMatchObject({
      'cache-control': 'private, max-age=300',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(rss.body).toContain('Cartographer of rivers')
    const json = await get(pathOf(opened.feed?.json))
    expect(json.json<{ items: unknown[] }>().items).toHaveLength(1)
    await own.visitor.post('/talent/api/hidden-jobs', { jobId: job.id })
    expect((await get(pathOf(opened.feed?.json))).json<{ items: unknown[] }>().items).toEqual([])
  })

  it('is gone for good once its address is renewed, it is turned off, or the search is deleted', async () => {
    const own = await aVerifiedTalent(test)
    const { id } = await aSavedSearch(own, 'text=anything', 'off')
    const path = `${SEARCHES}/${id}/feed`
    const addresses: string[] = []
    const open = async () => {
      const address = pathOf((await own.visitor.post(path)).json<SavedSearch>().feed?.rss)
      addresses.push(address)
      return address
    }
    const statusOf = async (address: string) => (await get(address)).statusCode
    const first = await open()
    const second = await open()
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    expect((await own.visitor.delete(path)).json()).toMatchObject({ feed: null })
    expect(await statusOf(second)).toBe(404)
    const third = await open()
    expect(new Set(addresses).size).toBe(3)
    expect(await statusOf(third)).toBe(200)
    // A different spelling is a different address, even for numbers with several spellings.
    const otherwise = ['04', '4.0', '4e0', '+4', '0x4', '%204', ''].map((version) =>
      third.replace('.4.', `.${version}.`),
    )
    expect(new Set([third, ...otherwise]).size).toBe(8)
    for (const address of [third.replace('.rss', 'x.rss'), third.replace('.rss', '.x.rss'), ...otherwise])
      expect(await statusOf(address), address).toBe(404)
    await own.visitor.delete(`${SEARCHES}/${id}`)
    expect(await statusOf(third)).toBe(404)
  })
})
