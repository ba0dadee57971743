import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { WORDS_VERSION } from '#server/features/jobs/job-search/standing-search.service.ts'
import { changeOwnStatus } from '#server/features/jobs/jobs/job-status.service.ts'
import { aPublishedJob, type Employer } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { savePlace } from '#server/features/people/talents/talents.service.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { SavedSearch } from '#shared/features/jobs/saved-searches/saved-searches.contract.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { aMinuteLater, aSavedSearch, SEARCHES, visitNow } from '../saved-searches.builder.ts'
import { nextSendTime } from './alert-times.ts'

let test: TestApp
let employer: Employer
let talent: BuiltPerson
beforeEach(async () => {
  test = await createTestApp()
  employer = await aVerifiedCompany(test)
  // Noon in Nairobi: 2026-11-15, a Sunday.
  talent = await aPerson(test, { country: 'KE', timeZone: 'Africa/Nairobi' })
})
afterEach(() => test.close())

const publish = async (title: string, fields: object = {}) => {
  test.clock.advance(1_000)
  return aPublishedJob(test, { title, ...fields }, employer)
}
/** Emails are sent in the background. */
const mails = async (count: number): Promise<Mail[]> => {
  const own = () => test.mails.filter(({ to }) => to === talent.email)
  await expect.poll(() => own().length).toBe(count)
  return own()
}

describe('an alert', () => {
  it('is emailed within a minute, with new jobs and never the same one twice', async () => {
    await publish('Baker before the search')
    await aSavedSearch(talent, 'text=baker')
    const { job } = await publish('Baker of bread')
    await publish('Smith of swords')
    await aMinuteLater(test)
    const [mail] = await mails(1)
    expect(mail?.subject).toBe('1 new job for “My search”')
    expect(mail?.text).toContain(`Baker of bread at Halden Optics, Oslo\n${test.platform.url}/jobs/${job.id}\n`)
    expect(mail?.html).toContain(`href="${test.platform.url}/jobs/${job.id}"`)
    expect(mail?.text).not.toMatch(/before the search|swords/)
    expect(mail?.text).toContain('/jobs?text=baker&sort=newest')

    await aMinuteLater(test)
    await Promise.all([aMinuteLater(test), aMinuteLater(test)])
    await publish('Baker of cakes')
    await aMinuteLater(test)
    const [, second] = await mails(2)
    expect(second?.text).toContain('Baker of cakes')
    expect(second?.text).not.toContain('Baker of bread')
  })

  it('says for each job whether it is open to the person, why, and quotes the evidence', async () => {
    const eligibility = { countries: [], regions: [], excludedSubdivisions: [], workAuthorization: null }
    await aSavedSearch(talent, 'text=baker')
    await publish('Baker for everybody', {
      eligibility: { ...eligibility, mode: 'worldwide', residenceRequired: false, evidence: 'We hire anywhere.' },
    })
    await publish('Baker for one country', {
      eligibility: { ...eligibility, mode: 'allow', countries: ['NO'], residenceRequired: false, evidence: null },
    })
    await publish('Baker for who knows whom', {
      eligibility: { ...eligibility, mode: 'unknown', residenceRequired: false, evidence: null },
    })
    await aMinuteLater(test)
    const [mail] = await mails(1)
    const after = (title: string) => mail?.text.split(title)[1]?.split('\n\n')[1]
    expect(after('Baker for everybody')).toMatch(
      /^This job is open to you. It is open to people anywhere in the world.* The job says: “We hire anywhere.”$/,
    )
    expect(after('Baker for one country')).toContain(
      'This job is not open to you where you live. It is open only to people living in: Norway.',
    )
    expect(after('Baker for who knows whom')).toContain(
      'cannot tell whether this job is open to you. The job does not say where people can live.',
    )
    expect(mail?.html).toContain('We hire anywhere.')
  })

  it('applies all filters: words by any name, values, pay, overlap in the person’s time zone, open to a country', async () => {
    await aSavedSearch(talent, 'text=postgres&level=senior&pay=50000&overlap=2&openTo=KE&workplace=remote')
    const good = { seniority: 'senior' as const, hours: { zone: 'Europe/Oslo', core: { from: 540, to: 1020 } } }
    await publish('Good in everything', good)
    await publish('Wrong level', { ...good, seniority: 'junior' })
    await publish('Wrong pay', {
      ...good,
      pay: { min: null, max: { amount: 20_000_00, currency: 'EUR' }, period: 'year' },
    })
    await publish('Wrong hours', { ...good, hours: { zone: 'Pacific/Honolulu', core: { from: 540, to: 1020 } } })
    await publish('Wrong country', { ...good, eligibility: { mode: 'allow', countries: ['BR'] } })
    await publish('Wrong words', { ...good, skills: [{ skillId: 'figma' }] })
    await aMinuteLater(test)
    const [mail] = await mails(1)
    expect(mail?.subject).toBe('1 new job for “My search”')
    expect(mail?.text).toContain('Good in everything')
  })

  it('finds what the search finds, even when it was saved under older word rules', async () => {
    await aSavedSearch(talent, 'text=baker')
    await test.platform.db.execute(
      sql`update saved_searches set doc_query = 'nothing', anchors = array['nothing'], words_version = 1`,
    )
    await publish('Baker of bread')
    await aMinuteLater(test)
    expect((await mails(1))[0]?.text).toContain('Baker of bread')
  })

  it('respects the person’s permits, as the search does', async () => {
    await savePlace(test.platform, talent.id, {
      country: 'KE',
      city: 'Nairobi',
      timeZone: 'Africa/Nairobi',
      workCountries: ['UG'],
    })
    await aSavedSearch(talent, 'text=baker&openTo=KE')
    const permit = { mode: 'worldwide' as const, workAuthorization: 'must_hold' as const }
    await publish('Baker with a permit', { eligibility: permit, engagements: ['employee_local'] })
    await publish('Baker without', { eligibility: { mode: 'worldwide' } })
    await aMinuteLater(test)
    const [mail] = await mails(1)
    expect(mail?.subject).toBe('1 new job for “My search”')
    expect(mail?.text).toContain('Baker without')
  })

  it('leaves out jobs that are closed or hidden by the time it is sent', async () => {
    await aSavedSearch(talent, 'text=baker', 'daily')
    const closed = await publish('Baker who was found')
    const hidden = await publish('Baker I do not want')
    await publish('Baker who is left')
    await aMinuteLater(test)
    const { db, clock } = test.platform
    await changeOwnStatus(db, clock, closed.viewer, closed.job.id, { event: 'close', closeReason: 'filled' })
    await talent.visitor.post('/talent/api/hidden-jobs', { jobId: hidden.job.id })
    await aMinuteLater(test, DAY)
    const [mail] = await mails(1)
    expect(mail?.subject).toBe('1 new job for “My search”')
    expect(mail?.text).toContain('Baker who is left')
  })

  it('lists ten and counts the others', async () => {
    await aSavedSearch(talent, 'text=baker')
    for (let number = 1; number <= 12; number += 1) await publish(`Baker number ${number}`)
    await aMinuteLater(test)
    const [mail] = await mails(1)
    expect(mail?.subject).toBe('12 new jobs for “My search”')
    expect(mail?.text.match(/Baker number/g)).toHaveLength(10)
    expect(mail?.text).toContain('And 2 more.')
  })
})

describe('the time of an alert', () => {
  it('is the person’s morning, and Monday for a weekly one', () => {
    const at = (rhythm: 'daily' | 'weekly', zone: string, now: string) =>
      nextSendTime(rhythm, zone, new Date(now))?.toISOString()
    expect(at('daily', 'Africa/Nairobi', '2026-11-15T09:00:00Z')).toBe('2026-11-16T05:00:00.000Z')
    expect(at('daily', 'Asia/Kathmandu', '2026-11-15T23:00:00Z')).toBe('2026-11-17T02:15:00.000Z')
    expect(at('weekly', 'Africa/Nairobi', '2026-11-16T09:00:00Z')).toBe('2026-11-23T05:00:00.000Z')
    // Daylight saving time ended in New York on November 1.
    expect(at('daily', 'America/New_York', '2026-10-31T20:00:00Z')).toBe('2026-11-01T13:00:00.000Z')
    expect(nextSendTime('instant', 'UTC', new Date())).toBeNull()
  })

  it('is never at night or in quiet hours; whatever comes meanwhile is one email', async () => {
    await aSavedSearch(talent, 'text=baker')
    test.clock.advance(10 * HOUR)
    await publish('Baker at ten in the evening')
    await aMinuteLater(test)
    await publish('Baker at midnight')
    await aMinuteLater(test, HOUR)
    await aMinuteLater(test, 10 * HOUR)
    const [mail] = await mails(1)
    expect(mail?.subject).toBe('2 new jobs for “My search”')

    await talent.visitor.patch('/shared/api/settings/notifications', { quietHours: { from: 600, to: 1200 } })
    await publish('Baker at an hour that is quiet for some')
    await aMinuteLater(test, 2 * HOUR)
    const { rows } = await test.platform.db.execute<{ next: Date }>(
      sql`select next_send_at as next from saved_searches`,
    )
    expect(new Date(rows[0]?.next ?? 0).toISOString()).toBe('2026-11-16T17:00:00.000Z')
  })

  it('is never once such emails are switched off, and nothing piles up for later', async () => {
    await aSavedSearch(talent, 'text=baker')
    const choose = (mode: string) =>
      talent.visitor.patch('/shared/api/settings/notifications', {
        choice: { event: 'job_alert', channel: 'mail', mode },
      })
    expect((await choose('off')).statusCode).toBe(200)
    await publish('Baker nobody hears of')
    await aMinuteLater(test)
    await choose('instant')
    await publish('Baker they hear of')
    await aMinuteLater(test)
    const [mail] = await mails(1)
    expect(mail?.text).not.toContain('nobody hears of')
  })

  it('comes as a notification only for people who switched off such emails', async () => {
    await aSavedSearch(talent, 'text=baker')
    await talent.visitor.patch('/shared/api/settings/notifications', {
      choice: { event: 'job_alert', channel: 'mail', mode: 'off' },
    })
    await publish('Baker of bread')
    await aMinuteLater(test)
    const { items } = (await talent.visitor.get('/shared/api/notifications')).json<{ items: { title: string }[] }>()
    expect(items.map(({ title }) => title)).toEqual(['New jobs for your search: My search'])
    await mails(0)
  })

  it('never comes for an address that is no longer verified', async () => {
    await aSavedSearch(talent, 'text=baker')
    await test.platform.db.execute(sql`update people set email_verified_at = null where id = ${talent.id}`)
    await publish('Baker of bread')
    await aMinuteLater(test)
    const { rows } = await test.platform.db.execute(sql`select 1 from notifications where person_id = ${talent.id}`)
    expect(rows).toHaveLength(1)
    await mails(0)
  })

  it('comes even when somebody else’s alert cannot be sent', async () => {
    const unlucky = await aPerson(test, { country: 'KE', timeZone: 'Africa/Nairobi' })
    for (const person of [unlucky, talent]) await aSavedSearch(person, 'text=baker')
    await test.platform.db.execute(sql`update people set time_zone = 'Mars/Olympus' where id = ${unlucky.id}`)
    await publish('Baker of bread')
    // The failing one is first in the queue.
    await test.platform.db.execute(
      sql`update saved_searches set next_send_at = '2026-01-01' where person_id = ${unlucky.id}`,
    )
    await aMinuteLater(test)
    const [mail] = await mails(1)
    expect(mail?.text).toContain('Baker of bread')
  })

  it('is weekly after five emails without a visit, and as chosen when the person is back', async () => {
    const search = await aSavedSearch(talent, 'text=baker', 'daily')
    const day = async (number: number) => {
      await publish(`Baker of day ${number}`)
      await aMinuteLater(test, DAY)
    }
    for (let number = 1; number <= 5; number += 1) await day(number)
    const sent = await mails(5)
    expect(sent[3]?.text).not.toContain('once a week')
    expect(sent[4]?.text).toContain('once a week')
    const [shown] = (await talent.visitor.get(SEARCHES)).json<SavedSearch[]>()
    expect(shown).toMatchObject({ id: search.id, alert: 'daily', isSlowed: true })

    for (let number = 6; number <= 11; number += 1) await day(number)
    await mails(5)
    await day(12)
    const weekly = await mails(6)
    expect(weekly[5]?.subject).toBe('7 new jobs for “My search”')

    test.clock.advance(HOUR)
    await visitNow(test, talent)
    await day(13)
    await mails(7)
  })
})

describe('unsubscribing from alerts', () => {
  const stopLink = (mail: Mail | undefined) =>
    new URL(/<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '')

  it('takes one click in the mail client, without a session', async () => {
    await aSavedSearch(talent, 'text=baker')
    await publish('Baker of bread')
    await aMinuteLater(test)
    const [mail] = await mails(1)
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const { pathname, search } = stopLink(mail)
    expect(mail?.text).toContain(`${pathname}${search}`)
    const answer = await test.app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(204)
    expect((await talent.visitor.get(SEARCHES)).json()).toMatchObject([{ alert: 'off' }])
  })

  it('has a page that changes nothing before its button is pressed', async () => {
    await aSavedSearch(talent, 'text=baker')
    await publish('Baker of bread')
    await aMinuteLater(test)
    const [mail] = await mails(1)
    const token = stopLink(mail).searchParams.get('token') ?? ''
    const guest = test.visitor()
    const state = async (given: string) =>
      (await guest.get(`/shared/api/job-alerts/stop?token=${given}`)).json<object>()
    expect(await state(token)).toEqual({ state: 'on', name: 'My search' })
    expect(await state(`${token}x`)).toEqual({ state: 'unknown', name: null })
    const stopped = await guest.post('/shared/api/job-alerts/stop', { token })
    expect(stopped.json()).toEqual({ state: 'stopped', name: 'My search' })
    await guest.post('/shared/api/job-alerts/stop', { token: `${token}x` })
    await publish('Baker of cakes')
    await aMinuteLater(test)
    await mails(1)
  })
})

describe('matching a new job against many searches', () => {
  it('uses an index to find those that share an anchor with it', async () => {
    const { db } = test.platform
    await db.execute(sql`insert into saved_searches (id, person_id, name, search, alert, anchors, doc_query, words_version, created_at)
      select gen_random_uuid(), ${talent.id}, 'x', 'text=word' || number, 'off', array['word' || number],
        ('word' || number)::tsquery, ${WORDS_VERSION}, ${test.clock.now().toISOString()}::timestamptz
      from generate_series(1, 20000) as number`)
    const { job } = await publish('Word17 and nothing else')
    await db.execute(sql`analyze saved_searches, job_search`)
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select searches.id from job_search as open
          join saved_searches as searches on searches.anchors && (tsvector_to_array(open.doc) || array['*'])
          where open.job_id = ${job.id}`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('saved_searches_anchors')
    await aMinuteLater(test)
    const matches = await db.execute<{ search: string }>(
      sql`select search from saved_search_matches join saved_searches on id = search_id`,
    )
    expect(matches.rows).toEqual([{ search: 'text=word17' }])
  })
})
