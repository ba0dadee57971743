// Where the short code of a link leads when it is used at /apply, where people expect a single job.

import { redirect } from 'react-router'
import { sourceIdPattern } from '#shared/features/entry/sources/source-facts.ts'
import type { SourceCard } from '#shared/features/entry/sources/sources.contract.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { loadSource } from './source-loader.ts'

/** For people without an account. An expired link leads to a page that says so. */
export const guestTarget = (code: string, source: SourceCard | null): string =>
  source?.jobId ? `/apply/${source.jobId}?via=${code}` : `/login/${code}/jobs`

/** For people with an account. */
export function accountTarget({ id, jobId, company }: SourceCard): string {
  if (jobId) return `/jobs/${jobId}?via=${id}`
  return company ? `/jobs?company=${company.id}` : '/jobs'
}

/** Throws a redirect; returns when this is not a short code. */
export async function followShortCode(client: SessionClient, code = ''): Promise<void> {
  if (!sourceIdPattern.test(code)) return
  const { source } = await loadSource(client, code)
  throw redirect(guestTarget(code, source))
}
