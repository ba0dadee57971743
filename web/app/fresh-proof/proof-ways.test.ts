import { describe, expect, it } from 'vitest'
import { proofWays } from './proof-ways.ts'

const none = { hasPassword: false, hasPasskey: false, hasTwoFactor: false, canUseMail: false }

describe('the methods of re-authentication', () => {
  it('start with the quickest', () => {
    expect(proofWays({ ...none, hasPassword: true, hasPasskey: true, canUseMail: true })).toEqual([
      'passkey',
      'password',
      'mail',
    ])
  })

  it('are only those the person has set up', () => {
    expect(proofWays({ ...none, hasTwoFactor: true })).toEqual(['second_factor'])
    expect(proofWays({ ...none, canUseMail: true })).toEqual(['mail'])
  })
})
