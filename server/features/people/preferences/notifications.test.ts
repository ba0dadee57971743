import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUnverifiedTalent, aPerson, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { notificationEventNames } from '#shared/features/people/preferences/notification-events.ts'
import { notifications } from '#shared/features/people/preferences/notifications.contract.ts'
import { notificationChannels } from '#shared/notification-facts.ts'
import { deliveriesFor } from './notifications.service.ts'
import { notificationChoices } from './preferences.tables.ts'

const { path } = notifications.show
const night = { from: 22 * 60, to: 7 * 60 }
const mail = (event: string, mode: string) => ({ choice: { event, channel: 'mail', mode } })

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('notification choices', () => {
  it('list every event on every channel, also before anything was chosen', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const { choices, quietHours } = (await visitor.get(path)).json()
    expect(choices).toHaveLength(notificationEventNames.length * notificationChannels.length)
    expect(quietHours).toBeNull()
  })

  it('are stored, and a repeat changes nothing', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const answers = await Promise.all([1, 2, 3].map(() => visitor.patch(path, mail('export_ready', 'off'))))
    for (const answer of answers) expect(answer.statusCode).toBe(200)
    const { choices } = (await visitor.get(path)).json()
    expect(choices).toContainEqual({ event: 'export_ready', channel: 'mail', mode: 'off' })
  })

  it.each(['new_device', 'ways_in_changed', 'deletion_scheduled'])(
    'cannot switch off %s, and say why',
    async (event) => {
      const { visitor } = await aVerifiedTalent(test)
      const answer = await visitor.patch(path, mail(event, 'off'))
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual({ 'choice.mode': [expect.stringContaining('stays on')] })
    },
  )

  it.each([
    ['an unknown event', mail('birthday', 'off'), 'choice.event'],
    ['an unknown way', mail('export_ready', 'pigeon'), 'choice.mode'],
    ['a way the event does not offer', mail('export_ready', 'digest'), 'choice.mode'],
    ['hours that end when they start', { quietHours: { from: 60, to: 60 } }, 'quietHours.to'],
    ['hours that are none', { quietHours: { from: -1, to: 1440 } }, 'quietHours.from'],
  ])('reject %s', async (_, change, field) => {
    const { visitor } = await aVerifiedTalent(test)
    const answer = await visitor.patch(path, change)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toContain(field)
  })

  it('start and end quiet hours', async () => {
    const { visitor } = await aVerifiedTalent(test)
    expect((await visitor.patch(path, { quietHours: night })).json()).toMatchObject({ quietHours: night })
    expect((await visitor.patch(path, { quietHours: null })).json()).toMatchObject({ quietHours: null })
  })

  it('are limited to verified people, each for themselves', async () => {
    const unverified = await anUnverifiedTalent(test)
    const [one, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    expect((await test.visitor().get(path)).statusCode).toBe(401)
    expect((await unverified.visitor.get(path)).statusCode).toBe(403)
    expect((await unverified.visitor.patch(path, mail('export_ready', 'off'))).statusCode).toBe(403)
    await one.visitor.patch(path, { quietHours: night })
    expect((await other.visitor.get(path)).json()).toMatchObject({ quietHours: null })
  })
})

describe('when a person wants to be notified', () => {
  const midnightInNairobi = new Date('2026-11-15T21:00:00Z')
  const wish = async (id: string, event: 'new_device' | 'export_ready') =>
    (await deliveriesFor(test.platform.db, id, event, midnightInNairobi)).mail

  it('is now by default', async () => {
    const { id } = await aVerifiedTalent(test)
    expect(await wish(id, 'export_ready')).toEqual({ when: 'now' })
  })

  it('is never if it is switched off', async () => {
    const { id, visitor } = await aVerifiedTalent(test)
    await visitor.patch(path, mail('export_ready', 'off'))
    expect(await wish(id, 'export_ready')).toEqual({ when: 'never' })
  })

  it('is the end of the night during quiet hours', async () => {
    const { id, visitor } = await aPerson(test, { timeZone: 'Africa/Nairobi' })
    await visitor.patch(path, { quietHours: night })
    expect(await wish(id, 'export_ready')).toEqual({ when: 'later', at: new Date('2026-11-16T04:00:00Z') })
  })

  it('is now if it is only night elsewhere', async () => {
    const { id, visitor } = await aPerson(test, { timeZone: 'America/New_York' })
    await visitor.patch(path, { quietHours: night })
    expect(await wish(id, 'export_ready')).toEqual({ when: 'now' })
  })

  it('is now even at night for account security', async () => {
    const { id, visitor } = await aPerson(test, { timeZone: 'Africa/Nairobi' })
    await visitor.patch(path, { quietHours: night })
    expect(await wish(id, 'new_device')).toEqual({ when: 'now' })
  })

  it('is the default if an older choice is no longer offered', async () => {
    const { id } = await aVerifiedTalent(test)
    const choices = [
      { personId: id, event: 'export_ready', channel: 'mail', mode: 'digest' },
      { personId: id, event: 'new_device', channel: 'mail', mode: 'off' },
    ] as const
    await test.platform.db.insert(notificationChoices).values([...choices])
    expect(await wish(id, 'export_ready')).toEqual({ when: 'now' })
    expect(await wish(id, 'new_device')).toEqual({ when: 'now' })
  })
})
