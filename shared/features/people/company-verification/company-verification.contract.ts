import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { MAX_CHECK_NOTE } from '#shared/features/people/companies/company-limits.ts'
import { companyStatuses } from '#shared/features/people/companies/company-status.ts'
import { id } from '#shared/kit/ids.ts'

const instant = z.iso.datetime()

const companyVerification = z
  .object({
    companyId: id,
    name: z.string(),
    status: z.enum(companyStatuses),
    /** The domain the company has confirmed. */
    confirmedDomain: z.string().nullable(),
    /** The domain it can confirm: that of its website. Null without a website of its own. */
    domain: z.string().nullable(),
    /** The TXT record that proves the domain. */
    dnsRecord: z.object({ name: z.string(), value: z.string() }).nullable(),
    /** Your own address, if it already proves the domain. */
    ownAddress: z.string().nullable(),
    checkRequestedAt: instant.nullable(),
    checkNote: z.string().nullable(),
    can: z.object({ verify: z.boolean() }),
  })
  .meta({ id: 'CompanyVerification' })
export type CompanyVerification = z.output<typeof companyVerification>

export const domainMail = z.object({ email: z.email().max(254) })
export const domainCode = domainMail.extend({ code: z.string().trim().min(1).max(20) })
export const checkRequest = z.object({ note: z.string().trim().min(1).max(MAX_CHECK_NOTE) })

const params = z.object({ companyId: id })

export const verification = {
  show: endpoint({
    method: 'GET',
    path: '/company/api/verification',
    guard: 'company',
    summary: 'Whether the company you act for is verified, and how it can prove its domain.',
    response: companyVerification,
  }),
  useOwnAddress: endpoint({
    method: 'POST',
    path: '/company/api/companies/:companyId/verification/own-address',
    guard: 'company',
    summary: 'Proves the company’s domain with your own verified email address.',
    params,
    response: companyVerification,
  }),
  mail: endpoint({
    method: 'POST',
    path: '/company/api/companies/:companyId/verification/mail',
    guard: 'company',
    summary: 'Sends a code to an address at the company’s domain.',
    params,
    body: domainMail,
    response: z.object({ nextSendAt: instant }),
    status: 202,
    limit: 'strict',
  }),
  useCode: endpoint({
    method: 'POST',
    path: '/company/api/companies/:companyId/verification/code',
    guard: 'company',
    summary: 'Proves the company’s domain with the code from that email.',
    params,
    body: domainCode,
    response: companyVerification,
    limit: 'strict',
  }),
  checkDns: endpoint({
    method: 'POST',
    path: '/company/api/companies/:companyId/verification/dns',
    guard: 'company',
    summary: 'Looks for the TXT record that proves the company’s domain.',
    params,
    response: companyVerification,
    limit: 'strict',
  }),
  askForCheck: endpoint({
    method: 'POST',
    path: '/company/api/companies/:companyId/verification/check',
    guard: 'company',
    summary: 'Asks an operator to verify the company by hand.',
    params,
    body: checkRequest,
    response: companyVerification,
  }),
}
