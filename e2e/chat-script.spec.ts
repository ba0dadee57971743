// Whatever people call themselves, write or attach stays text, even with the content security policy switched off.

import { expect } from '@playwright/test'
import { aChatUser, aConversation, messages, messagesOn, openConversation, say } from './support/chat.ts'
import { test } from './support/focus-test.ts'
import { signInByHttp } from './support/http-sign-in.ts'
import { signedOut } from './support/people.ts'
import { payloadNames, scriptPayloads } from './support/script-payloads.ts'
import { PRODUCT_URL } from './support/settings.ts'

test.use({ storageState: signedOut, bypassCSP: true })

const IN_ONE_MESSAGE = 5

test('sixty scripts in messages, names and file names are shown as text', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  expect(scriptPayloads).toHaveLength(60)
  const [sender, reader] = [await aChatUser(payloadNames[0] ?? ''), await aChatUser(payloadNames[1] ?? '')]
  const id = await aConversation(sender, reader)
  const bodies = Array.from({ length: scriptPayloads.length / IN_ONE_MESSAGE }, (_, at) =>
    scriptPayloads.slice(at * IN_ONE_MESSAGE, (at + 1) * IN_ONE_MESSAGE).join('\n'),
  )
  for (const body of bodies) await say(sender, id, body)

  await signInByHttp(page.request, reader, PRODUCT_URL)
  await openConversation(page, id)
  expect((await messagesOn(page)).slice(2)).toEqual(bodies)
  await page
    .getByLabel('Attach files')
    .setInputFiles(
      payloadNames.map((name) => ({ name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from('text') })),
    )
  await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(
    payloadNames.length,
  )
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(messages(page).getByRole('button', { name: /\.txt/ })).toHaveCount(payloadNames.length)
  await expect(page.getByRole('heading', { name: payloadNames[0] ?? '', exact: true })).toBeVisible()

  for (const path of ['/chat', '/inbox.copy', '/']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  }
  for (const link of await page.goto(`/chat?conversation=${id}`).then(() => messages(page).getByRole('link').all()))
    expect(await link.getAttribute('href')).toMatch(/^https?:\/\//)
  expect(dialogs).toEqual([])
})
