// What reviewers should look at before they trust an endorsement. Nothing is decided automatically.

import { freeMailDomains } from '#shared/features/elite/endorsements/endorsement-limits.ts'
import type { EndorsementFlag } from '#shared/features/elite/endorsements/endorsement-words.ts'

export type FlagFacts = {
  applicantEmail: string
  applicantDevice: string | null
  endorserEmail: string
  device: string
  /** Devices of the other endorsements of the same application. */
  otherDevices: readonly string[]
  /** The applicant was asked to endorse this endorser. */
  isMutual: boolean
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

export function flagsOf(facts: FlagFacts): EndorsementFlag[] {
  const { applicantEmail, applicantDevice, endorserEmail, device, otherDevices, isMutual } = facts
  const domain = domainOf(endorserEmail)
  const isFree = freeMailDomains.includes(domain)
  const found: [EndorsementFlag, boolean][] = [
    ['free_mail', isFree],
    ['own_domain', !isFree && domain === domainOf(applicantEmail)],
    ['own_device', device === applicantDevice],
    ['same_device', otherDevices.includes(device)],
    ['ring', isMutual],
  ]
  return found.filter(([, is]) => is).map(([flag]) => flag)
}
