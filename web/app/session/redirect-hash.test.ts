// @vitest-environment node

import { expect, it } from 'vitest'
import { withHashInRedirect } from './redirect-hash.ts'

it.each([
  ['/login', '?redirect=%2Fjobs%2F7%3Fa%3D1', '#pay', '/login?redirect=%2Fjobs%2F7%3Fa%3D1%23pay'],
  ['/login', '?redirect=%2Fjobs%23pay', '#other', null],
  ['/login', '?redirect=%2Fjobs', '', null],
  ['/settings', '', '#language', null],
])('moves the hash of %s%s%s to the requested page', (pathname, search, hash, expected) => {
  expect(withHashInRedirect({ pathname, search, hash })).toBe(expected)
})
