// Signing in without a page. Apart from the rest, which needs a browser's types, so that benchmarks can use it as well.

import { type APIRequestContext, expect } from '@playwright/test'

export type SignIn = { email: string; password: string }

/** With the `request` of a page, that page is signed in. */
export async function signInByHttp(request: APIRequestContext, person: SignIn, url: string): Promise<void> {
  const headers = { origin: url }
  await request.get(`${url}/sanctum/csrf-cookie`, { headers })
  const { cookies } = await request.storageState()
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
  const data = { ...person, remember: true }
  const answer = await request.post(`${url}/login`, { data, headers: { ...headers, 'X-XSRF-TOKEN': token } })
  expect(answer.status()).toBe(200)
}
