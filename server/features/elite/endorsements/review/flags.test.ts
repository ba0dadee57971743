import { describe, expect, it } from 'vitest'
import { flagsOf } from './flags.ts'

const plain = {
  applicantEmail: 'wanjiru@people.example',
  applicantDevice: 'phone',
  endorserEmail: 'lerato@mizani.example',
  device: 'laptop',
  otherDevices: ['desktop'],
  isMutual: false,
}

describe('flags of an endorsement', () => {
  it('has none if nothing is unusual', () => expect(flagsOf(plain)).toEqual([]))

  it('names everything a reviewer should look at', () => {
    expect(flagsOf({ ...plain, endorserEmail: 'lerato@gmail.com' })).toEqual(['free_mail'])
    expect(flagsOf({ ...plain, endorserEmail: 'me@people.example' })).toEqual(['own_domain'])
    expect(flagsOf({ ...plain, device: 'phone' })).toEqual(['own_device'])
    expect(flagsOf({ ...plain, device: 'desktop' })).toEqual(['same_device'])
    expect(flagsOf({ ...plain, isMutual: true })).toEqual(['ring'])
  })

  it('does not call a free mailbox somebody’s own domain', () => {
    const both = { ...plain, applicantEmail: 'w@gmail.com', endorserEmail: 'l@gmail.com' }
    expect(flagsOf(both)).toEqual(['free_mail'])
  })
})
