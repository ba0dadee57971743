// The referral links of the demo world. Their ids are fixed, so that the README can name them; all others are random.

import type { SourceKind, SourceSharing } from '#shared/features/entry/sources/source-facts.ts'

export type DemoSource = {
  linkId: string
  kind: SourceKind
  /** The slug of a demo company. */
  company?: string
  name: string
  message: string
  sharing: SourceSharing
}

export const demoCompanySource: DemoSource = {
  linkId: 'fjrdpay234',
  kind: 'company',
  company: 'fjordpay',
  name: 'Fjordpay',
  message: 'We hire engineers from Lisbon to Nairobi. Take a look around.',
  sharing: 'names',
}

export const demoCommunitySource: DemoSource = {
  linkId: 'kiberacrew',
  kind: 'community',
  name: 'Kibera Code Club',
  message: 'For everyone who finished a Saturday course with us.',
  sharing: 'count',
}

export const demoPartnerSource: DemoSource = {
  linkId: 'savannawrk',
  kind: 'partner',
  name: 'Savanna Works',
  message: 'Job coaching in Accra, Kigali and Nairobi.',
  sharing: 'count',
}

export const demoSources: readonly DemoSource[] = [demoCompanySource, demoCommunitySource, demoPartnerSource]
