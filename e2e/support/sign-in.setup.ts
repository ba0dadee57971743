import { test as setup } from '@playwright/test'
import { signInByHttp } from './http-sign-in.ts'
import { people } from './people.ts'
import { PRODUCT_URL, STATE_FOLDER } from './settings.ts'

for (const persona of ['unverified', 'verified', 'member', 'operator'] as const) {
  setup(`sign in as ${persona}`, async ({ request }) => {
    await signInByHttp(request, people[persona], PRODUCT_URL)
    await request.storageState({ path: `${STATE_FOLDER}/${persona}.json` })
  })
}
