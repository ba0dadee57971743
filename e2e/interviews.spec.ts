// An interview from the request to its end, across a change of the company's clocks: a time is chosen, moved twice and cancelled, and
// a calendar app that subscribed follows every step. Its file is read by a library that has nothing to do with what wrote it.

import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { addDays } from '../shared/kit/time-zones.ts'
import { anApplicant, applied } from './support/applications.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { HttpVisitor } from './support/http-visitor.ts'
import { withOwnProduct } from './support/own-product.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { people, signedOut } from './support/people.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Europe's clocks change at 01:00 UTC on the last Sundays of March and October. */
function nextChange(after: number): number {
  for (let at = Math.ceil(after / DAY) * DAY + HOUR; ; at += DAY) {
    const date = new Date(at)
    const isLastSunday = date.getUTCDay() === 0 && date.getUTCDate() > 24
    if (isLastSunday && [2, 9].includes(date.getUTCMonth())) return at
  }
}

const change = nextChange(Date.now() + 8 * DAY)
const isSpring = new Date(change).getUTCMonth() === 2
/** On the Saturday of the week before. */
const shift = change - 8 * DAY + 8 * HOUR - Date.now()

const test = withOwnProduct({
  CLOCK_SHIFT_MS: String(shift),
  NODE_OPTIONS: '--import=./e2e/support/shift-clock.ts',
})
test.use({ storageState: signedOut })

/** Oslo's clock shows one hour more than UTC in winter, two in summer. */
const hoursOfOslo = (days: number): number => (days < 0 === isSpring ? 1 : 2)
/** Noon in Oslo, days from the Sunday on which the clocks change. */
const noon = (days: number): number => change - HOUR + days * DAY + (12 - hoursOfOslo(days)) * HOUR
/** What Nairobi's clock shows then; it never changes. */
const nairobiHour = (days: number): number => 12 - hoursOfOslo(days) + 3

async function read<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}

async function ask(url: string, applicationId: string, days: readonly number[]): Promise<void> {
  const recruiter = new HttpVisitor(url)
  await recruiter.write('/login', { body: people.recruiter })
  const { id } = await read<{ id: string }>(await recruiter.call('/api/user'))
  const times = days.map((day) => new Date(noon(day)).toISOString())
  const message = 'Ten minutes about you, then queues.'
  const body = { kind: 'screening', minutes: 30, message, mode: 'room', place: '', panel: [id], times }
  const headers = { 'Idempotency-Key': randomUUID() }
  await read(await recruiter.write(`/company/api/applications/${applicationId}/interview-requests`, { body, headers }))
}

async function entryAt(address: string) {
  const answer = await fetch(address)
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[])
  const [component, ...others] = calendar.getAllSubcomponents('vevent')
  if (!component || others.length > 0) throw new Error('not exactly one entry')
  const event = new ICAL.Event(component)
  const status = String(component.getFirstPropertyValue('status'))
  return { uid: event.uid, sequence: event.sequence, startsAt: event.startDate.toJSDate().getTime(), status }
}

const expectBothClocks = async (place: Locator, days: number) => {
  await expect(place).toContainText(`${nairobiHour(days)}:00–${nairobiHour(days)}:30`)
  await expect(place).toContainText('12:00–12:30')
}

async function moveTo(page: Page, days: number): Promise<void> {
  await page.getByRole('button', { name: 'Move it' }).click()
  const dialog = page.getByRole('dialog')
  const typed = new Date(noon(days) + 3 * HOUR).toISOString().slice(0, 16)
  await dialog.getByLabel('Day and time (Nairobi time)').fill(typed)
  await dialog.getByRole('button', { name: 'Add time' }).click()
  await expectBothClocks(dialog.getByRole('list', { name: 'Chosen times' }), days)
  await dialog.getByRole('button', { name: 'Move it' }).click()
  await expect(dialog).toBeHidden()
}

test('a time is chosen, moved twice across a clock change and cancelled', async ({ browser, context, product }) => {
  test.slow()
  const applicant = await anApplicant(context, product.url)
  const { page, visitor } = applicant
  await page.clock.setSystemTime(Date.now() + shift)
  const nairobi = { country: 'KE', timeZone: 'Africa/Nairobi' }
  await read(await visitor.write('/shared/api/settings/basics', { method: 'PATCH', body: nairobi }))
  const { id } = await applied(applicant, `Meeting ${randomUUID().slice(0, 8)}`)
  const [before, after, later] = [-3, 1, 2]
  await ask(product.url, id, [before, after, later])

  await page.goto('/applications/interview-requests')
  await hydrated(page)
  const choice = (place: number) => page.getByRole('radiogroup').locator('label').nth(place)
  for (const [place, days] of [before, after, later].entries()) await expectBothClocks(choice(place), days)
  await choice(1).click()
  await page.getByRole('button', { name: /^Choose/ }).click()
  await expect(page.getByRole('button', { name: /^Choose/ })).toBeHidden()

  const sunday = new Date(change).toISOString().slice(0, 10)
  await page.goto(`/interviews?week=${addDays(sunday, -6)}`)
  await expect(page.getByText('Clocks change: Oslo')).toBeVisible()

  const company = await (await browser.newContext({ storageState: signedOut, baseURL: product.url })).newPage()
  await company.clock.setSystemTime(Date.now() + shift)
  await signInByHttp(company.request, people.recruiter, product.url)
  await company.goto(`/company/interviews?show=week&week=${addDays(sunday, 1)}`)
  await expect(company.getByRole('link', { name: /^12:00 / })).toBeVisible()
  await company.getByRole('link', { name: 'Previous week' }).click()
  await expect(company.getByText('Clocks change: Oslo')).toBeVisible()
  await expectAccessible(company)
  await company.context().close()

  await page.goto('/interviews/upcoming')
  await hydrated(page)
  await expect(page.getByText('Ten minutes about you, then queues.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add to my calendar' }).click()
  await page.getByRole('button', { name: 'Create a private address' }).click()
  const address = (await page.getByText(/\/calendars\/\S+\.ics$/).textContent()) ?? ''
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const chosen = await entryAt(address)
  expect(chosen).toMatchObject({ sequence: 0, startsAt: noon(after), status: 'CONFIRMED' })

  for (const [moves, days] of [before, later].entries()) {
    await moveTo(page, days)
    const moved = { uid: chosen.uid, sequence: moves + 1, startsAt: noon(days), status: 'CONFIRMED' }
    await expect.poll(() => entryAt(address)).toEqual(moved)
    await expectBothClocks(page.getByRole('main'), days)
  }
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Cancel interview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel interview' }).click()
  const cancelled = { uid: chosen.uid, sequence: 3, startsAt: noon(later), status: 'CANCELLED' }
  await expect.poll(() => entryAt(address)).toEqual(cancelled)
  await page.goto('/interviews/completed')
  await expect(page.getByText('You cancelled this interview.')).toBeVisible()
})
