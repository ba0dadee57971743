import { describe, expect, it } from 'vitest'
import { proofMethods } from './proof-methods.ts'

const none = { hasPassword: false, hasPasskey: false, hasTwoFactor: false, canUseMail: false }

describe('the methods of re-authentication', () => {
  it('start with the quickest', () => {
    expect(proofMethods({ ...none, hasPassword: true, hasPasskey: true, canUseMail: true })).toEqual([
      'passkey',
      'password',
      'mail',
    ])
  })

  it('are only those the person has set up', () => {
    expect(proofMethods({ ...none, hasTwoFactor: true })).toEqual(['second_factor'])
    expect(proofMethods({ ...none, canUseMail: true })).toEqual(['mail'])
  })
})
