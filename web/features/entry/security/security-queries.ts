import type { emailChanges } from '#shared/features/entry/security/account-recovery.contract.ts'
import type { security } from '#shared/features/entry/security/security.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const waysIn = endpointQuery<typeof security.waysIn>('GET /shared/api/user/ways-in')
export const deviceList = endpointQuery<typeof security.devices>('GET /shared/api/user/devices')
export const tokenList = endpointQuery<typeof security.tokens>('GET /shared/api/user/tokens')
export const securityLog = endpointQuery<typeof security.log>('GET /shared/api/user/security-log')
export const emailChangeState = endpointQuery<typeof emailChanges.show>('GET /shared/api/user/email-change')
