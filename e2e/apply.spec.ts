// Applying, from a shared link to the sent application: as a guest on a phone who continues elsewhere, as a person with a
// profile, on two devices at once, and with a blocked camera.

import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { type AskedQuestion, aJobThatAsks } from './support/apply-form.ts'
import { desktop, heading, look, next, saved } from './support/apply-steps.ts'
import { phone } from './support/by-keyboard.ts'
import { test } from './support/focus-test.ts'
import { mailTo } from './support/mailbox.ts'
import { aNewAccount } from './support/new-account.ts'
import { expectAccessible, hydrated, watchPage } from './support/page-checks.ts'
import { signedOut } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'
import { pageFor } from './support/sign-in.ts'

test.use({ storageState: signedOut })

const resume = { name: 'akinyi.txt', mimeType: 'text/plain', buffer: Buffer.from('Nine years of payment ledgers.') }

const everyType: AskedQuestion[] = [
  { type: 'short_text', label: 'Which ledger have you kept?', isRequired: true },
  { type: 'long_text', label: 'What was hard about it?' },
  { type: 'number', label: 'How many people were on call?', min: 0, max: 100 },
  { type: 'date', label: 'When could you begin?' },
  { type: 'yes_no', label: 'Have you worked with event logs?', isRequired: true },
  { type: 'single', label: 'Where do you think best?', options: ['At a desk', 'On a walk'] },
  { type: 'multi', label: 'Which of these have you run?', options: ['Kafka', 'NATS', 'Pulsar'] },
  { type: 'file', label: 'A piece of your writing' },
  { type: 'url', label: 'Something of yours to look at' },
  { type: 'country', label: 'Which country will you work from?' },
  { type: 'timezone', label: 'Which clock do you work on?' },
  { type: 'salary_expectation', label: 'What would you like to earn?' },
  { type: 'notice_period', label: 'How long is your notice?' },
]

/** Records every text that is added to the page, however briefly. */
async function textsFromNowOn(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(() => {
    const added: string[] = []
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) added.push(node.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true })
    return added
  })
  return () => texts.jsonValue()
}

async function sendIt(page: Page): Promise<string> {
  await page.getByRole('checkbox', { name: /may read and store this application/ }).press('Space')
  const seen = await textsFromNowOn(page)
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page).toHaveURL(/\/applications\/[\w-]+\?sent=1$/)
  expect((await seen()).join()).not.toContain('You have already applied')
  return page.url()
}

test('a guest on a phone applies from a shared link, continues in another browser by the emailed link, and gets an account', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = `Ledger keeper ${randomUUID().slice(0, 8)}`
  const jobId = await aJobThatAsks(title, {
    parts: { phone: 'optional', intro: 'required' },
    questions: everyType,
  })
  const email = `${randomUUID()}@people.example`
  const { complaints } = watchPage(page)
  await page.setViewportSize(phone)
  await page.goto(`/apply/${jobId}`)
  await hydrated(page)
  await heading(page, title)
  await expect(page.getByText(/^About \d+( to \d+)? minutes?\./)).toBeVisible()
  await page.getByRole('link', { name: 'Apply', exact: true }).click()
  await expect(page.getByText('13 questions')).toBeVisible()
  await look(page)

  await page.getByLabel('Your full name').fill('Akinyi')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Your full name'), 'outlives a reload').toHaveValue('Akinyi')
  await choose(page, 'Where do you live?', 'Kenya')
  await expect(page.getByText('This job is open to you where you live')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('checkbox', { name: /^I agree/ }).press('Space')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByLabel('Code from the email')).toBeVisible()
  await look(page)
  const code = (await mailTo(email, /^\d{6}/)).subject.slice(0, 6)
  await page.getByLabel('Code from the email').fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()

  await heading(page, 'About you')
  await expect(page).toHaveURL(`/jobs/${jobId}/apply?step=you`)
  await expect(page.getByLabel('Your full name')).toHaveValue('Akinyi')
  await look(page)
  await page.getByLabel('Phone').fill('not a number')
  await next(page)
  await expect(page.getByText('Enter a phone number with its country code.')).toBeVisible()
  await page.getByLabel('Phone').fill('+254 712 345678')
  await next(page)

  await heading(page, 'Your résumé')
  await look(page)
  await next(page)
  const error = page.getByText('Add your résumé as a file, or paste it as text.')
  await expect(error).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(resume)
  await expect(page.getByRole('status').filter({ hasText: 'akinyi.txt' })).toBeVisible()
  await expect(error, 'a fixed field has no error').toBeHidden()
  await page.getByLabel('Cover note').fill('I like books that agree.')
  await next(page)

  await heading(page, /^Questions from/)
  await page.getByLabel('How many people were on call?').fill('150')
  await page.getByLabel('Which ledger have you kept?').fill('Mobile money')
  await expect(page.getByLabel('How many people were on call?'), 'never made another number').toHaveValue('150')
  await next(page)
  await expect(page.getByText('Fix 2 fields')).toBeVisible()
  await saved(page)
  await page.getByRole('button', { name: 'Email me a link to continue on another device' }).click()
  await expect(page.getByText(`Sent to ${email}`)).toBeVisible()
  expect(complaints).toEqual([])

  // Another browser, where nobody is signed in.
  const link = /https?:\S+proof=\S+/.exec((await mailTo(email, /^Continue your application/)).text)?.[0] ?? ''
  const elsewhere = await browser.newContext({ storageState: signedOut, viewport: phone, baseURL: PRODUCT_URL })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await hydrated(other)
  await other.getByRole('button', { name: 'Continue your application' }).click()
  await heading(other, /^Questions from/)
  await expect(other.getByLabel('Which ledger have you kept?')).toHaveValue('Mobile money')
  await expectUsedUp(browser, link, jobId)
  await answerTheRest(other)
  await saved(other)
  await look(other)
  await next(other)

  await heading(other, 'Introduce yourself')
  await record(other)
  await expect(other.getByText('Selected')).toBeVisible()
  await look(other)
  await next(other)

  await heading(other, 'Review and send')
  await expect(other.getByText('I like books that agree.')).toBeVisible()
  await expect(other.getByText('At a desk')).toBeVisible()
  await look(other)
  await sendIt(other)
  await expect(other.getByText(title).first()).toBeVisible()
  const receipt = await mailTo(email, new RegExp(title))
  expect(receipt.text).toContain('Mobile money')
  await other.goto('/applications')
  await expect(other.getByText(title).first()).toBeVisible()
  await reuseIntro(other)
  await elsewhere.close()
})

/** The email is opened again, on a device where nobody is signed in. */
async function expectUsedUp(browser: Browser, link: string, jobId: string): Promise<void> {
  const third = await browser.newContext({ storageState: signedOut, viewport: phone, baseURL: PRODUCT_URL })
  const page = await third.newPage()
  await page.goto(link)
  await hydrated(page)
  await expect(page.getByText('This link has already been used')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue your application' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' }).last()).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent(`/jobs/${jobId}/apply`)}`,
  )
  await look(page)
  await page.getByRole('link', { name: 'Email me a new code' }).click()
  await expect(page.getByLabel('Your full name')).toBeVisible()
  await third.close()
}

/** For the next job the introduction can be reused. */
async function reuseIntro(page: Page): Promise<void> {
  const jobId = await aJobThatAsks(`Once more ${randomUUID().slice(0, 8)}`, { parts: { intro: 'required' } })
  await page.goto(`/jobs/${jobId}/apply`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await heading(page, 'About you')
  await page.goto(`/jobs/${jobId}/apply?step=intro`)
  await hydrated(page)
  await page.getByText('Use an earlier recording').click()
  await page.getByRole('button', { name: /^Use a copy/ }).click()
  await expect(page.getByText('Your recording is part of your application')).toBeVisible()
  await next(page)
  await heading(page, 'Review and send')
  const part = page.getByRole('region', { name: 'Video introduction' })
  await expect(part).toContainText(/Your recording, 0:1\d/)
  const player = part.getByLabel('Your recording')
  await player.evaluate((element) => (element as HTMLMediaElement).play())
  await expect.poll(() => player.evaluate((element) => (element as HTMLMediaElement).currentTime)).toBeGreaterThan(0.2)
}

async function answerTheRest(page: Page): Promise<void> {
  await page.getByLabel('What was hard about it?').fill('Rounding.')
  await page.getByLabel('How many people were on call?').fill('4')
  const date = page.getByRole('group', { name: 'When could you begin?' })
  await date.getByRole('spinbutton').first().click()
  await page.keyboard.type('01152027')
  await page.getByRole('radiogroup', { name: 'Have you worked with event logs?' }).getByText('Yes').click()
  await page.getByRole('radiogroup', { name: 'Where do you think best?' }).getByText('At a desk').click()
  await page.getByRole('group', { name: 'Which of these have you run?' }).getByText('NATS').click()
  await page.locator('input[type=file]').setInputFiles({ ...resume, name: 'essay.txt' })
  await expect(page.getByRole('status').filter({ hasText: 'essay.txt' })).toBeVisible()
  await page.getByLabel('Something of yours to look at').fill('https://example.org/work')
  await choose(page, 'Which country will you work from?', 'Kenya')
  await choose(page, 'Which clock do you work on?', 'Africa/Nairobi')
  await choose(page, 'Currency', /^KES/, 'KES')
  await expect(page.getByRole('combobox', { name: 'Currency' }), 'typed over what stood there').toHaveValue(/^KES/)
  await page.getByLabel('What would you like to earn?').fill('300000')
  await page.getByLabel('How long is your notice?').fill('30')
  await page.getByLabel('How long is your notice?').press('Tab')
}

/** As people do it: wherever the field is, and while the page scrolls under the list. */
async function choose(page: Page, label: string, option: string | RegExp, typed = String(option)): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.click()
  await field.pressSequentially(typed)
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible()
  await page.evaluate(() => scrollBy(0, 40))
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** As long as the shortest allowed introduction: the fake camera runs in real time. */
async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use camera and microphone' }).click()
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByText(/0:1[1-9]/).first()).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Use this take' }).click()
  await expect(page.getByText('Your recording is part of your application')).toBeVisible()
}

test('a person with a complete profile applies in a few clicks, and a double click sends once', async ({ browser }) => {
  const title = `Quick start ${randomUUID().slice(0, 8)}`
  const jobId = await aJobThatAsks(title, { parts: { resume: 'optional' } })
  const own = await pageFor(browser, await aNewAccount(PRODUCT_URL, 'Wanjiru Kamau'))
  const submits: string[] = []
  own.on('request', (request) => {
    if (request.url().endsWith('/submit')) submits.push(request.headers()['idempotency-key'] ?? '')
  })
  await own.setViewportSize(desktop)
  await own.goto(`/jobs/${jobId}`)
  await hydrated(own)
  await expect(own.getByRole('heading', { name: 'What you will need' })).toBeVisible()
  let presses = 0
  const press = async (role: 'link' | 'button', name: string) => {
    presses += 1
    await own.getByRole(role, { name, exact: true }).first().click()
  }
  await press('link', 'Apply for this job')
  await heading(own, /^Apply to/)
  await look(own)
  await press('button', 'Start')
  await heading(own, 'About you')
  await expect(own.getByLabel('Your full name'), 'from the profile').toHaveValue('Wanjiru Kamau')
  await press('button', 'Continue')
  await heading(own, 'Your résumé')
  await press('button', 'Continue')
  await heading(own, 'Review and send')
  await own.getByRole('button', { name: 'Send application' }).click()
  await expect(own.getByText('Tick this box to send your application.')).toBeVisible()
  await look(own)
  presses += 1
  await own.getByRole('checkbox', { name: /may read and store/ }).press('Space')
  presses += 1
  await own.getByRole('button', { name: 'Send application' }).dblclick()
  await expect(own).toHaveURL(/\/applications\/[\w-]+\?sent=1$/)
  expect(presses, 'number of clicks').toBeLessThanOrEqual(7)
  expect(new Set(submits).size, 'one key for one application').toBe(1)

  await own.goto(`/jobs/${jobId}`)
  await expect(own.getByRole('link', { name: /^Applied/ }).first()).toBeVisible()
  await own.goto(`/jobs/${jobId}/apply`)
  await expect(own.getByText('You have already applied for this job')).toBeVisible()
  const sent = await own.evaluate(async () => (await fetch('/talent/api/applications')).json())
  expect((sent as { items: unknown[] }).items).toHaveLength(1)
  await own.context().close()
})

test('on two devices, conflicting changes are chosen between and the others are merged', async ({ browser }) => {
  const jobId = await aJobThatAsks(`Two devices ${randomUUID().slice(0, 8)}`, { parts: { phone: 'optional' } })
  const account = await aNewAccount()
  const [one, two] = [await pageFor(browser, account), await pageFor(browser, account)]
  await one.goto(`/jobs/${jobId}/apply`)
  await hydrated(one)
  await one.getByRole('button', { name: 'Start' }).click()
  await heading(one, 'About you')
  await two.goto(`/jobs/${jobId}/apply?step=you`)
  await hydrated(two)

  await one.getByLabel('Phone').fill('+254 700 000001')
  await saved(one)
  await two.getByLabel('Your full name').fill('Amara O.')
  await saved(two)
  await expect(two.getByLabel('Phone'), 'joined').toHaveValue('+254 700 000001')

  await one.getByLabel('Your full name').fill('Amara Okafor-Nwosu')
  const choice = one.getByRole('region', { name: 'You also edited this on another device' })
  await expect(choice).toBeFocused()
  await expect(choice).toContainText('Amara O.')
  await expectAccessible(one)
  await choice.getByRole('button', { name: 'Keep this version' }).click()
  await saved(one)
  await two.reload()
  await expect(two.getByLabel('Your full name')).toHaveValue('Amara Okafor-Nwosu')

  await one.getByLabel('Your full name').fill('One')
  await saved(one)
  await two.getByLabel('Your full name').fill('Two')
  await two.getByRole('button', { name: 'Use the other version' }).click()
  await expect(two.getByLabel('Your full name')).toHaveValue('One')
  await one.context().close()
  await two.context().close()
})

test('going offline keeps what is typed and sends it after reconnecting; a draft can be discarded', async ({
  browser,
}) => {
  const jobId = await aJobThatAsks(`Cut line ${randomUUID().slice(0, 8)}`)
  const page = await pageFor(browser, await aNewAccount())
  await page.goto(`/jobs/${jobId}/apply`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await heading(page, 'About you')
  await page.context().setOffline(true)
  await page.getByLabel('Your full name').fill('Typed without a line')
  await expect(page.getByText(/^Not saved: you are offline/)).toBeVisible()
  await page.context().setOffline(false)
  await saved(page)
  await page.reload()
  await expect(page.getByLabel('Your full name')).toHaveValue('Typed without a line')
  await page.goBack()

  await page.goto(`/jobs/${jobId}`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Continue your application' }).first().click()
  await heading(page, 'About you')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(`/jobs/${jobId}`)
  await expect(page.getByRole('link', { name: 'Apply for this job' }).first()).toBeVisible()
  await page.context().close()
})

test('a recording survives a reload, and a blocked camera is explained with alternatives', async ({ browser }) => {
  test.slow()
  const jobId = await aJobThatAsks(`On camera ${randomUUID().slice(0, 8)}`, { parts: { intro: 'optional' } })
  const own = await pageFor(browser, await aNewAccount())
  await own.goto(`/jobs/${jobId}/apply`)
  await hydrated(own)
  await own.getByRole('button', { name: 'Start' }).click()
  await heading(own, 'About you')
  await own.goto(`/apply/${jobId}/video-intro`)
  await own.getByRole('button', { name: 'Use camera and microphone' }).click()
  const kept = own.waitForResponse((answer) => answer.url().includes('/slices') && answer.ok())
  await own.getByRole('button', { name: 'Start recording' }).click()
  await kept
  await own.reload()
  await expect(own.getByText(/^A recording of \d+:\d\d was interrupted/)).toBeVisible()

  // What a browser throws after the permission was denied.
  await own.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await own.goto(`/jobs/${jobId}/apply?step=intro`)
  await own.getByRole('button', { name: 'Start again' }).click()
  await own.getByRole('button', { name: 'Use camera and microphone' }).click()
  await expect(own.getByText('Camera and microphone access is blocked')).toBeVisible()
  await own.getByRole('button', { name: 'Write instead' }).click()
  await own.getByLabel('Written introduction').fill('I am Amara, and I keep ledgers.')
  await saved(own)
  await next(own)
  await heading(own, 'Review and send')
  await expect(own.getByText('I am Amara, and I keep ledgers.')).toBeVisible()
  await own.context().close()
})
