import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anUnverifiedTalent,
  aPerson,
  aPersonWith,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import type { Realtime } from '#server/platform/realtime/realtime.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { notificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { notificationCreated } from '#shared/features/people/notifications/notifications.events.ts'
import { notifications as settings } from '#shared/features/people/preferences/notifications.contract.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { screens } from '#shared/screens.ts'
import { sendDueMails } from './mail/due-mails.service.ts'
import { deleteOldNotifications, readSubjects } from './notifications.service.ts'
import { type NotificationRequest, notify } from './notify.service.ts'
import { notifySecurityChange } from './security-changes.service.ts'

const { path } = notificationList.list
const readPath = (id: string) => notificationList.read.path.replace(':id', id)
const night = { from: 22 * 60, to: 7 * 60 }

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const tell = (personId: string, telling: Partial<NotificationRequest> = {}) =>
  notify(test.platform, test.platform.db, { personId, event: 'export_ready', href: '/settings', ...telling })

const choose = (person: BuiltPerson, channel: string, mode: string) =>
  person.visitor.patch(settings.change.path, { choice: { event: 'export_ready', channel, mode } })

const listOf = async (person: BuiltPerson) => (await person.visitor.get(path)).json()

describe('the list of notifications', () => {
  it('shows the newest first, page by page, and the unread count', async () => {
    const me = await aVerifiedTalent(test)
    for (const href of ['/a', '/b', '/c']) await tell(me.id, { href })
    const first = (await me.visitor.get(`${path}?limit=2`)).json()
    const second = (await me.visitor.get(`${path}?limit=2&cursor=${first.nextCursor}`)).json()
    expect([...first.items, ...second.items].map(({ href }: { href: string }) => href)).toEqual(['/c', '/b', '/a'])
    expect(first).toMatchObject({ unread: 3, items: [{ isRead: false, group: 'data' }, {}] })
    expect(first.items[0].title).toBe('Your data export is ready')
  })

  it('marks one as read, or all up to the last one seen', async () => {
    const me = await aVerifiedTalent(test)
    for (const href of ['/a', '/b', '/c']) await tell(me.id, { href })
    const [c, b] = (await listOf(me)).items
    expect((await me.visitor.put(readPath(b.id))).json()).toEqual({ unread: 2 })
    expect((await me.visitor.put(readPath(b.id))).json()).toEqual({ unread: 2 })
    expect((await me.visitor.put(notificationList.readAll.path, { upTo: b.id })).json()).toEqual({ unread: 1 })
    expect((await me.visitor.put(notificationList.readAll.path, { upTo: c.id })).json()).toEqual({ unread: 0 })
    expect((await me.visitor.get(notificationList.unread.path)).json()).toEqual({ unread: 0 })
  })

  it('groups repeats until they are read', async () => {
    const me = await aVerifiedTalent(test)
    const line = { subject: 'one', href: '/one' }
    await Promise.all([tell(me.id, line), tell(me.id, line), tell(me.id, line)])
    const { rows } = await test.platform.db.execute(sql`select count from notifications where person_id = ${me.id}`)
    expect(rows).toEqual([{ count: 3 }])
    await readSubjects(test.platform.db, test.platform, { personId: me.id, event: 'export_ready', subjects: ['one'] })
    await tell(me.id, line)
    expect(await listOf(me)).toMatchObject({ unread: 1, items: [{ isRead: false }, { isRead: true }] })
  })

  it('is private', async () => {
    const [me, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    await tell(me.id)
    const { id } = (await listOf(me)).items[0]
    const operator = await aPersonWith(test, 'operator')
    const recruiter = await aPersonWith(test, 'company')
    for (const stranger of [other, operator, recruiter]) {
      expect((await listOf(stranger)).items).toEqual([])
      expect((await stranger.visitor.put(readPath(id))).statusCode).toBe(404)
      await stranger.visitor.put(notificationList.readAll.path, { upTo: id })
    }
    expect((await listOf(me)).unread).toBe(1)
    expect((await test.visitor().get(path)).statusCode).toBe(401)
    expect((await (await anUnverifiedTalent(test)).visitor.get(path)).statusCode).toBe(403)
  })

  it('is pushed to the person’s open pages, unless they do not want it there', async () => {
    const me = await aVerifiedTalent(test)
    const published: unknown[] = []
    const publish: Realtime['publish'] = (event, _params, payload) => void published.push({ event, payload })
    const realtime = { ...test.platform.realtime, publish }
    const telling = { personId: me.id, event: 'export_ready', href: '/settings' } as const
    await notify({ ...test.platform, realtime }, test.platform.db, telling)
    expect(published).toMatchObject([
      { event: notificationCreated, payload: { title: 'Your data export is ready', unread: 1 } },
    ])
    await choose(me, 'app', 'off')
    await notify({ ...test.platform, realtime }, test.platform.db, telling)
    expect(published).toHaveLength(1)
  })

  it('contains nothing the person does not want there', async () => {
    const me = await aVerifiedTalent(test)
    await choose(me, 'app', 'off')
    await tell(me.id)
    expect(await listOf(me)).toMatchObject({ unread: 0, items: [] })
  })

  it('mentions a new device in addition to the email', async () => {
    const me = await aVerifiedTalent(test)
    await test.visitor().signIn(me)
    expect((await listOf(me)).items).toMatchObject([{ title: 'You signed in on a new device', group: 'security' }])
  })

  it('names the device and the change, so that no two entries look the same', async () => {
    const me = await aVerifiedTalent(test)
    const origin = {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      ipPrefix: null,
    }
    for (const notice of [
      { kind: 'new_device' as const, origin },
      { kind: 'passkey_added' as const, origin, subject: 'My phone' },
      { kind: 'email_changed' as const, origin },
    ])
      await notifySecurityChange(test.platform.db, test.platform, { ...me, locale: 'en', timeZone: null }, notice)
    expect((await listOf(me)).items.map(({ title }: { title: string }) => title)).toEqual([
      'Your email address was changed',
      'A passkey was added: My phone',
      'You signed in on a new device: Firefox on Linux',
    ])
  })

  it('still renders old entries that name no device', async () => {
    const me = await aVerifiedTalent(test)
    for (const event of ['ways_in_changed', 'new_device'] as const) await tell(me.id, { event })
    await tell(me.id, { event: 'job_invitation', values: { company: 'Fjordpay' } })
    await tell(me.id, { event: 'invitation_answered', values: { name: 'Thiago' } })
    expect((await listOf(me)).items.map(({ title }: { title: string }) => title)).toEqual([
      'Thiago replied to your invitation',
      'Fjordpay invites you to apply',
      'You signed in on a new device',
      'Your account security settings changed',
    ])
  })

  it('is pruned after ninety days', async () => {
    const me = await aVerifiedTalent(test)
    await tell(me.id)
    const late = { now: () => new Date(test.clock.now().getTime() + 91 * DAY) }
    await deleteOldNotifications({ db: test.platform.db, clock: { ...test.platform.clock, ...late } })
    expect((await listOf(me)).items).toEqual([])
  })
})

describe('the email about unseen notifications', () => {
  const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email)
  const received = async (email: string, count: number) => {
    await sendDueMails(test.platform)
    await expect.poll(() => mailsTo(email).length).toBe(count)
    return mailsTo(email)
  }

  it('bundles everything due, with one-click unsubscribe', async () => {
    const me = await aVerifiedTalent(test)
    await tell(me.id, { href: '/a' })
    await tell(me.id, { href: '/b' })
    const [mail] = await received(me.email, 1)
    expect(mail?.subject).toBe('2 updates on Meridian')
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const link = /<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    const answer = await test.app.inject({
      method: 'POST',
      url: link.replace(test.platform.url, ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(204)
    await tell(me.id)
    await received(me.email, 1)
  })

  it('links to a confirmation page for people, which changes nothing by itself', async () => {
    const me = await aVerifiedTalent(test)
    await tell(me.id)
    const [mail] = await received(me.email, 1)
    const { pathname, searchParams } = new URL(/<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '')
    expect(screens.map(({ path }) => path)).toContain(pathname)
    const token = searchParams.get('token') ?? ''
    const guest = test.visitor()
    const state = async () =>
      (await guest.get(`${notificationList.mailState.path}?token=${encodeURIComponent(token)}`)).json()
    const isOn = { state: 'on', events: ['export_ready'] }
    expect([await state(), await state()]).toEqual([isOn, isOn])
    await guest.get('/sanctum/csrf-cookie')
    const stopped = await guest.post(notificationList.stopMails.path, { token })
    expect([stopped.statusCode, stopped.json()]).toEqual([200, { state: 'stopped', events: ['export_ready'] }])
    await tell(me.id)
    await received(me.email, 1)
  })

  it('cannot be stopped by a forged link', async () => {
    const me = await aVerifiedTalent(test)
    const token = `${me.id}.export_ready.forged`
    const url = `/notifications/stop?token=${token}`
    expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(204)
    const state = await test.visitor().get(`${notificationList.mailState.path}?token=${token}`)
    expect(state.json()).toEqual({ state: 'unknown', events: [] })
    const { choices } = (await me.visitor.get(settings.show.path)).json()
    expect(choices).toContainEqual({ event: 'export_ready', channel: 'mail', mode: 'instant' })
  })

  it('is not sent to unverified addresses or suspended people', async () => {
    const [proven, unproven, suspended] = [
      await aVerifiedTalent(test),
      await anUnverifiedTalent(test),
      await aVerifiedTalent(test),
    ]
    const { db } = test.platform
    await db.execute(sql`update people set suspended_at = ${test.clock.now()} where id = ${suspended.id}`)
    for (const { id } of [unproven, suspended, proven]) await tell(id)
    const sent: unknown[] = []
    const jobs = { ...test.platform.jobs, send: async (_job: unknown, mail: unknown) => void sent.push(mail) }
    await sendDueMails({ ...test.platform, jobs })
    expect(sent).toMatchObject([{ to: proven.email }])
  })

  it('leaves out what was read before', async () => {
    const [me, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    await tell(me.id)
    await tell(other.id)
    await me.visitor.put(readPath((await listOf(me)).items[0].id))
    await received(other.email, 1)
    expect(mailsTo(me.email)).toEqual([])
  })

  it('waits for the end of quiet hours', async () => {
    const me = await aPerson(test, { timeZone: 'UTC' })
    const from = test.clock.now().getUTCHours() * 60
    await me.visitor.patch(settings.change.path, { quietHours: { from, to: (from + 120) % 1440 } })
    await tell(me.id)
    await received(me.email, 0)
    test.clock.advance(2 * HOUR)
    expect(await received(me.email, 1)).toHaveLength(1)
  })

  it('is sent separately if the event has its own: at once, after the night, or not at all', async () => {
    // The queue uses the real clock, so pick a night this test can never reach: 23:00 in 2097.
    test.clock.advance(26_000 * DAY)
    test.clock.advance(((23 - test.clock.now().getUTCHours() + 24) % 24) * HOUR)
    const [awake, asleep, uninterested] = [
      await aVerifiedTalent(test),
      await aVerifiedTalent(test),
      await aVerifiedTalent(test),
    ]
    await asleep.visitor.patch(settings.change.path, { quietHours: night })
    await choose(uninterested, 'mail', 'off')
    const own = { subject: 'Your copy is ready', text: 'Fetch it', html: '<p>Fetch it</p>' }
    for (const { id, email } of [uninterested, asleep, awake]) await tell(id, { mail: { to: email, ...own } })
    await received(awake.email, 1)
    expect([mailsTo(asleep.email), mailsTo(uninterested.email)]).toEqual([[], []])
    const { rows } = await test.platform.db.execute(
      sql`select start_after from jobs.job where data ->> 'to' = ${asleep.email}`,
    )
    expect(rows.map((row) => new Date(String(row['start_after'])).getUTCHours())).toEqual([7])
  })
})
