import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anUnverifiedTalent, aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import { MAX_ENTRIES } from '#shared/features/people/profile/profile-sections.ts'

const PATH = '/talent/api/profile'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const own = async ({ visitor }: BuiltPerson) => (await visitor.get(PATH)).json<OwnProfile>()
const put = ({ visitor }: BuiltPerson, id: string, section: string, content: object) =>
  visitor.put(`${PATH}/entries/${id}`, { entry: { section, content } })
const view = async ({ visitor }: BuiltPerson, as: string) =>
  (await visitor.get(`${PATH}/preview?as=${as}`)).json<{ name: string | null; entries: { section: string }[] }>()

const role = { title: 'Backend Engineer', start: '2021-03', end: '2025-08', highlights: ['Cut costs by half'] }
const mavuno = { company: 'Mavuno Market', roles: [role] }

it('an entry is added, changed, removed and restored with the same id', async () => {
  const talent = await aPerson(test)
  const id = randomUUID()
  expect((await put(talent, id, 'work', mavuno)).statusCode).toBe(200)
  expect((await put(talent, id, 'work', { ...mavuno, location: 'Nairobi' })).statusCode).toBe(200)
  const { entries } = await own(talent)
  expect(entries).toMatchObject([{ id, entry: { section: 'work', content: { location: 'Nairobi', url: '' } } }])
  expect((await talent.visitor.delete(`${PATH}/entries/${id}`)).json()).toMatchObject({ entries: [] })
  expect((await talent.visitor.delete(`${PATH}/entries/${id}`)).statusCode).toBe(404)
  await put(talent, id, 'work', mavuno)
  expect((await own(talent)).entries).toHaveLength(1)
})

it('every problem is named beside its field', async () => {
  const talent = await aPerson(test)
  const roles = [{ title: '', start: '2021-03', end: '2020' }]
  const answer = await put(talent, randomUUID(), 'work', { company: '', url: 'javascript:alert(1)', roles })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(
    expect.arrayContaining(['entry.content.company', 'entry.content.url', 'entry.content.roles.0.title']),
  )
  const order = await put(talent, randomUUID(), 'work', { ...mavuno, roles: [{ ...role, end: '2020' }] })
  expect(order.json()).toMatchObject({ errors: { 'entry.content.roles.0.end': ['The end is before the start.'] } })
  const sameYear = await put(talent, randomUUID(), 'work', { ...mavuno, roles: [{ ...role, end: '2021' }] })
  expect(sameYear.statusCode).toBe(200)
})

it('nobody changes the entries of somebody else, or the section of an entry', async () => {
  const [talent, other] = [await aPerson(test), await aPerson(test)]
  const id = randomUUID()
  await put(talent, id, 'interests', { name: 'Chess' })
  expect((await put(other, id, 'interests', { name: 'Go' })).statusCode).toBe(404)
  expect((await other.visitor.delete(`${PATH}/entries/${id}`)).statusCode).toBe(404)
  expect((await put(talent, id, 'awards', { title: 'Chess' })).statusCode).toBe(404)
})

it('entries keep the order people give them, also when two tabs disagree', async () => {
  const talent = await aPerson(test)
  const [chess, tea, running] = [randomUUID(), randomUUID(), randomUUID()]
  for (const [id, name] of [
    [chess, 'Chess'],
    [tea, 'Tea'],
    [running, 'Running'],
  ] as const)
    await put(talent, id, 'interests', { name })
  const order = { section: 'interests', ids: [running, chess, randomUUID()] }
  const answer = await talent.visitor.put(`${PATH}/order`, order)
  expect(answer.json<OwnProfile>().entries.map(({ id }) => id)).toEqual([running, chess, tea])
})

it('a stale tab does not overwrite what another one saved', async () => {
  const { visitor } = await aPerson(test)
  const id = randomUUID()
  const save = (name: string, before?: string) =>
    visitor.put(`${PATH}/entries/${id}`, {
      entry: { section: 'interests', content: { name } },
      ...(before && { before: { section: 'interests', content: { name: before } } }),
    })
  await save('Chess')
  expect((await save('Chess and Go', 'Chess')).statusCode).toBe(200)
  expect((await save('Chess and Go', 'Chess')).statusCode, 'the same request again').toBe(200)
  expect((await save('Poker', 'Chess')).json()).toMatchObject({ code: 'profile_changed_elsewhere' })
  expect((await save('Poker', 'Chess and Go')).statusCode).toBe(200)
  const about = (summary: string, before?: string) => visitor.put(`${PATH}/about`, { summary, before })
  await about('First.', '')
  expect((await about('Other.', '')).statusCode).toBe(409)
  expect((await about('Second.', 'First.')).json()).toMatchObject({ summary: 'Second.' })
})

it('a section has a limit, also under concurrent requests', async () => {
  const talent = await aPerson(test)
  const all = Array.from({ length: MAX_ENTRIES + 2 }, (_, at) =>
    put(talent, randomUUID(), 'interests', { name: `Interest ${at}` }),
  )
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 422)).toHaveLength(2)
  expect((await own(talent)).entries).toHaveLength(MAX_ENTRIES)
})

it('others see only the parts that are visible to them, and nobody the minimum pay', async () => {
  const talent = await aPerson(test, { name: 'Wanjiru Kamau' })
  await put(talent, randomUUID(), 'work', { ...mavuno, description: 'Wanjiru led it.', url: 'https://wanjiru.example' })
  await put(talent, randomUUID(), 'links', { url: 'https://wanjiru.example' })
  await put(talent, randomUUID(), 'references', { name: 'Otieno', quote: 'Wanjiru is great.' })
  await talent.visitor.put('/talent/api/facts/pay', { amount: 500_000, currency: 'KES', period: 'month' })
  const sections = async (as: string) => (await view(talent, as)).entries.map(({ section }) => section)
  expect(await sections('public')).toEqual(['work', 'links'])
  await talent.visitor.put(`${PATH}/visibility`, { part: 'references', visibility: 'companies' })
  await talent.visitor.put(`${PATH}/visibility`, { part: 'work', visibility: 'companies' })
  expect(await sections('public')).toEqual(['links'])
  expect(await sections('company')).toEqual(['work', 'links', 'references'])
  expect(JSON.stringify(await view(talent, 'company'))).not.toContain('500000')
  const hidden = await view(talent, 'hidden_names')
  expect(hidden).toMatchObject({ name: null, entries: [{ content: { description: '••• led it.', url: '' } }] })
  expect(JSON.stringify(hidden)).not.toMatch(/wanjiru|kamau/i)
})

it('says what is missing', async () => {
  const talent = await aPerson(test)
  expect((await own(talent)).completeness.missing).toContain('work')
  await put(talent, randomUUID(), 'work', mavuno)
  const { completeness } = await own(talent)
  expect(completeness.missing).not.toContain('work')
  expect(completeness.missing).not.toContain('achievements')
})

it('a permit counts where jobs ask for the right to work', async () => {
  const talent = await aPerson(test)
  await talent.visitor.put('/talent/api/facts/place', {
    country: 'KE',
    city: 'Nairobi',
    timeZone: 'Africa/Nairobi',
    workCountries: ['KE'],
  })
  const id = randomUUID()
  await put(talent, id, 'permits', { country: 'UG', kind: 'permit', expires: '2027-05' })
  expect((await own(talent)).facts.place?.workCountries).toEqual(['KE', 'UG'])
  await put(talent, id, 'permits', { country: 'TZ', kind: 'permit' })
  expect((await own(talent)).facts.place?.workCountries).toEqual(['KE', 'TZ'])
  await talent.visitor.delete(`${PATH}/entries/${id}`)
  expect((await own(talent)).facts.place?.workCountries).toEqual(['KE'])
})

it('saves summary, availability and contact', async () => {
  const { visitor } = await aPerson(test)
  await visitor.put(`${PATH}/about`, { summary: 'I build payment systems.' })
  const missing = await visitor.put(`${PATH}/availability`, { kind: 'notice', noticeDays: null, from: null })
  expect(missing.json()).toMatchObject({ errors: { noticeDays: [expect.any(String)] } })
  await visitor.put(`${PATH}/availability`, { kind: 'notice', noticeDays: 30, from: '2027-01-01' })
  const contact = { email: '', phone: '+254 700 000000', url: '', address: '', postalCode: '', region: '' }
  const saved = await visitor.put(`${PATH}/contact`, contact)
  expect(saved.json()).toMatchObject({
    summary: 'I build payment systems.',
    availability: { kind: 'notice', noticeDays: 30, from: null },
    contact,
  })
})

it('adds what a file said, twice without harm, and keeps what was typed', async () => {
  const talent = await aPerson(test)
  const contact = { email: '', phone: '+254 700 000000', url: '', address: '', postalCode: '', region: '' }
  await talent.visitor.put(`${PATH}/contact`, contact)
  const additions = {
    entries: [{ id: randomUUID(), entry: { section: 'work', content: mavuno } }],
    contact: { phone: '+1 555', email: 'cv@mail.example' },
    summary: 'From the file.',
    work: { headline: 'Backend engineer', seniority: 'senior' },
    skills: [{ slug: 'go', level: 3 }],
  }
  await talent.visitor.put(`${PATH}/additions`, additions)
  expect((await talent.visitor.put(`${PATH}/additions`, additions)).statusCode).toBe(200)
  const saved = await own(talent)
  expect(saved.entries).toHaveLength(1)
  expect(saved).toMatchObject({
    summary: 'From the file.',
    contact: { phone: '+254 700 000000', email: 'cv@mail.example' },
    facts: { work: { headline: 'Backend engineer', skills: [{ slug: 'go' }] } },
  })
  const other = { ...additions, entries: [], summary: 'Another.', work: { headline: 'Chef', seniority: 'lead' } }
  await talent.visitor.put(`${PATH}/additions`, other)
  expect(await own(talent)).toMatchObject({
    summary: 'From the file.',
    facts: { work: { headline: 'Backend engineer' } },
  })
})

const page = (person: BuiltPerson, handle: string, isPublic = true) =>
  person.visitor.put(`${PATH}/page`, { handle, isPublic, isIndexed: false })
const shown = (handle: string) => test.visitor().get(`/shared/api/profiles/${handle}`)

it('a page is public once it is published, and shows only public parts', async () => {
  const talent = await aPerson(test, { name: 'Wanjiru Kamau' })
  await put(talent, randomUUID(), 'work', mavuno)
  await put(talent, randomUUID(), 'references', { name: 'Otieno' })
  await page(talent, 'wanjiru-k', false)
  expect((await shown('wanjiru-k')).statusCode).toBe(404)
  await page(talent, 'Wanjiru-K')
  expect((await shown('WANJIRU-k')).json()).toMatchObject({
    handle: 'wanjiru-k',
    isIndexed: false,
    profile: { name: 'Wanjiru Kamau', contact: null, entries: [{ section: 'work' }] },
  })
  expect((await shown('nobody-here')).statusCode).toBe(404)
})

it('handles follow rules, and an old one leads to the new one for half a year', async () => {
  const [talent, other] = [await aPerson(test), await aPerson(test)]
  for (const bad of ['ab', '-abc', 'a--b', 'admin', 'naïve', 'x'.repeat(31)])
    expect((await page(talent, bad)).json(), bad).toMatchObject({ errors: { handle: [expect.any(String)] } })
  expect((await page(talent, 'first-name')).statusCode).toBe(200)
  expect((await page(other, 'first-name')).json()).toMatchObject({ errors: { handle: [expect.any(String)] } })
  expect((await page(talent, 'second-name')).statusCode).toBe(200)
  expect((await shown('first-name')).json()).toMatchObject({ handle: 'second-name' })
  expect((await page(talent, 'third-name')).statusCode).toBe(422)
  expect((await page(other, 'first-name')).statusCode).toBe(422)
  test.clock.advance(181 * 86_400_000)
  expect((await shown('first-name')).statusCode).toBe(404)
  await other.visitor.signIn(other)
  expect((await page(other, 'first-name')).statusCode).toBe(200)
})

it('guests and unverified people have no access', async () => {
  const unverified = await anUnverifiedTalent(test)
  expect((await test.visitor().get(PATH)).statusCode).toBe(401)
  expect((await unverified.visitor.get(PATH)).statusCode).toBe(403)
})
