import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anUnverifiedTalent,
  aPerson,
  aPersonWith,
  aVerifiedTalent,
} from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { saveWork } from '#server/features/people/talents/talents.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import {
  type PersonalDataOverview,
  personalData,
} from '#shared/features/people/personal-data/personal-data.contract.ts'
import { buildExportOf } from './exports/build-export.service.ts'
import { archiveOf } from './exports/export-paths.ts'
import { anExport, download, drainQueue, linkPathOf, overviewOf, unzip } from './personal-data.builder.ts'
import { personalDataUpkeep } from './personal-data.jobs.ts'
import { dataExports } from './personal-data.tables.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = personalData.startExport.path

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('an export', () => {
  it('is built in the background, reports its progress, and is announced by an email without the archive', async () => {
    const person = await aVerifiedTalent(test)
    const asked = await person.visitor.post(START)
    expect(asked.statusCode).toBe(202)
    expect(asked.json()).toMatchObject({ status: 'queued', partsDone: 0, size: null })
    await drainQueue(test)

    const made = (await overviewOf(person)).export
    expect(made).toMatchObject({ status: 'ready', partsDone: made?.partsTotal })
    const mail = test.mails.findLast(({ to }) => to === person.email)
    expect(mail?.subject).toBe('Your export is ready')
    expect(mail?.text).toContain('/settings?section=export')
    expect(mail?.text).not.toContain('/exports/')
  })

  it('contains a file per feature, the files themselves, a résumé, a calendar and a readme', async () => {
    const person = await aVerifiedTalent(test)
    const fileId = await aReadyFile(test, person, { name: 'My work.txt', content: 'I built bridges.' })
    const work = { headline: 'Engineer', seniority: 'senior', skills: [{ slug: 'typescript', level: 4 }] } as const
    await saveWork(test.platform, person.id, { ...work, skills: [...work.skills] }, i18nFor('en'))
    const files = await unzip(await download(person, await anExport(test, person)))

    expect(JSON.parse(String(files.get('account.json')))).toMatchObject({
      people: [{ id: person.id, email: person.email, name: 'Wanjiru Kamau' }],
      personRoles: [{ role: 'talent' }],
    })
    expect(String(files.get(`files/${fileId}/My work.txt`))).toBe('I built bridges.')
    expect(JSON.parse(String(files.get('resume.json')))).toMatchObject({
      basics: { name: 'Wanjiru Kamau', email: person.email },
      skills: [{ name: 'TypeScript', level: '4 of 5' }],
    })
    expect(String(files.get('calendar.ics'))).toMatch(
      /^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Joined\r\n[\s\S]*END:VCALENDAR\r\n$/,
    )
    expect(String(files.get('README.txt'))).toContain('JSON Resume')
  })

  it('is built once, however often and fast it is requested', async () => {
    const person = await aVerifiedTalent(test)
    const answers = await Promise.all([1, 2, 3].map(() => person.visitor.post(START)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202])
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    await drainQueue(test)
    const rows = await test.platform.db.select().from(dataExports).where(eq(dataExports.personId, person.id))
    expect(rows.map(({ tries }) => tries)).toEqual([1])
  })

  it('can be requested once a day', async () => {
    const person = await aVerifiedTalent(test)
    const made = await anExport(test, person)
    const rejected = await person.visitor.post(START)
    expect(rejected.statusCode).toBe(429)
    expect(rejected.headers['retry-after']).toBe(String(DAY / 1000))
    expect((await overviewOf(person)).nextExportAt).toBe(new Date(Date.parse(made.createdAt) + DAY).toISOString())
    test.clock.advance(DAY - 1000)
    expect((await person.visitor.post(START)).statusCode).toBe(429)
    test.clock.advance(1000)
    expect((await overviewOf(person)).nextExportAt).toBeNull()
    expect((await person.visitor.post(START)).statusCode).toBe(202)
    await drainQueue(test)
  })

  it('expires after a week with its content', async () => {
    const person = await aVerifiedTalent(test)
    const made = await anExport(test, person)
    test.clock.advance(7 * DAY)
    await test.platform.jobs.send(personalDataUpkeep, {})
    await drainQueue(test)
    expect((await overviewOf(person)).export?.status).toBe('expired')
    expect(await test.platform.storage.stat(archiveOf(made.id))).toBeNull()
  })

  it('is finished by the next worker if the first one dies halfway', async () => {
    const person = await aVerifiedTalent(test)
    const { db } = test.platform
    const [row] = await db
      .insert(dataExports)
      .values({
        personId: person.id,
        status: 'building',
        partsDone: 2,
        partsTotal: 9,
        tries: 1,
        createdAt: test.clock.now(),
      })
      .returning()
    await buildExportOf(test.platform, row?.id ?? '')
    expect((await overviewOf(person)).export).toMatchObject({ status: 'ready', partsDone: 9 })
    // The queue may deliver it once more.
    await buildExportOf(test.platform, row?.id ?? '')
    expect((await overviewOf(person)).export).toMatchObject({ status: 'ready' })
  })

  it('fails visibly after three attempts, and then another one may be requested', async () => {
    const person = await aVerifiedTalent(test)
    const broken = {
      ...test.platform,
      storage: { ...test.platform.storage, write: () => Promise.reject(new Error('full')) },
    }
    const { db } = test.platform
    const [row] = await db
      .insert(dataExports)
      .values({ personId: person.id, status: 'queued', partsTotal: 9, createdAt: test.clock.now() })
      .returning()
    const build = () => buildExportOf(broken, row?.id ?? '')
    await expect(build()).rejects.toThrow('full')
    await expect(build()).rejects.toThrow('full')
    await build()
    expect((await overviewOf(person)).export?.status).toBe('failed')
    expect((await person.visitor.post(START)).statusCode).toBe(202)
    await drainQueue(test)
  })
})

describe('the archive', () => {
  it('is available to its owner only: not to another talent, an operator or a guest', async () => {
    const owner = await aVerifiedTalent(test)
    const made = await anExport(test, owner)
    const link = (await owner.visitor.post(linkPathOf(made))).json().url as string
    const others = [
      await aVerifiedTalent(test),
      await aPersonWith(test, 'operator'),
      await aPersonWith(test, 'company'),
    ]
    for (const { visitor } of others) {
      expect((await visitor.post(linkPathOf(made))).statusCode).toBe(404)
      expect((await visitor.get(link)).statusCode).toBe(403)
    }
    const guest = test.visitor()
    expect((await guest.post(linkPathOf(made))).statusCode).toBe(401)
    expect((await guest.get(link)).statusCode).toBe(403)
    expect((await guest.get(personalData.overview.path)).statusCode).toBe(401)
    const unverified = await anUnverifiedTalent(test)
    expect((await unverified.visitor.post(START)).statusCode).toBe(403)
  })

  it('requires a fresh proof, and its link is valid for minutes', async () => {
    const person = await aVerifiedTalent(test)
    const made = await anExport(test, person)
    const link = (await person.visitor.post(linkPathOf(made))).json().url as string
    expect((await person.visitor.get(link)).headers['content-disposition']).toContain('attachment')
    expect((await person.visitor.get(link.replace('archive', 'other'))).statusCode).toBe(403)
    test.clock.advance(6 * MINUTE)
    expect((await person.visitor.get(link)).statusCode).toBe(403)
    test.clock.advance(5 * MINUTE)
    const late = await person.visitor.post(linkPathOf(made))
    expect([late.statusCode, late.json().code]).toEqual([403, 'fresh_proof_required'])
  })

  it('cannot be opened with a link signed for a file', async () => {
    const person = await aVerifiedTalent(test)
    const made = await anExport(test, person)
    const fileId = await aReadyFile(test, person)
    const { url } = (await person.visitor.get(`/shared/api/files/${fileId}/link`)).json<{ url: string }>()
    const stolen = url.replace(`/files/${fileId}`, `/exports/${made.id}`)
    expect((await person.visitor.get(stolen)).statusCode).toBe(403)
  })

  it('can be saved by a browser with the link alone, if people sign in by token', async () => {
    const byToken = await createTestApp({ AUTH_MODE: 'token' })
    const person = await aPerson(byToken, { isSignedIn: false })
    const { token } = (await byToken.visitor().signIn(person)).json<{ token: string }>()
    const headers = { authorization: `Bearer ${token}` }
    await byToken.visitor().post(START, {}, headers)
    await drainQueue(byToken)
    const overview = await byToken.visitor().get(personalData.overview.path, { headers })
    const { export: made } = overview.json<PersonalDataOverview>()
    const link = await byToken.visitor().post(linkPathOf(made ?? { id: '' }), {}, headers)
    expect((await byToken.visitor().get(link.json<{ url: string }>().url)).statusCode).toBe(200)
    await byToken.close()
  })

  it('leaves nothing behind if the account is deleted while it is built', async () => {
    const id = newId()
    await test.platform.storage.write(archiveOf(id), Buffer.from('x'), { type: 'application/zip', size: 1 })
    await buildExportOf(test.platform, id)
    expect(await test.platform.storage.stat(archiveOf(id))).toBeNull()
  })
})
