import { expect, test as setup } from '@playwright/test'
import { accountOf } from './people.ts'
import { PRODUCT_URL, STATE_FOLDER } from './settings.ts'

for (const persona of ['unverified', 'verified'] as const) {
  setup(`sign in as ${persona}`, async ({ request }) => {
    const headers = { origin: PRODUCT_URL }
    await request.get('/sanctum/csrf-cookie', { headers })
    const { cookies } = await request.storageState()
    const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
    const answer = await request.post('/login', {
      data: { ...accountOf[persona], remember: true },
      headers: { ...headers, 'X-XSRF-TOKEN': token },
    })
    expect(answer.status()).toBe(200)
    await request.storageState({ path: `${STATE_FOLDER}/${persona}.json` })
  })
}
