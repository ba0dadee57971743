// Where the short code of a link leads when it stands at /apply, where people expect one thing to apply to.

import { redirect } from 'react-router'
import { sourceIdPattern } from '#shared/features/entry/sources/source-facts.ts'
import type { SourceCard } from '#shared/features/entry/sources/sources.contract.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { loadSource } from './source-loader.ts'

/** To people without an account. A link that is over leads to where that is said. */
export const openTarget = (code: string, source: SourceCard | null): string =>
  source?.jobId ? `/apply/${source.jobId}?via=${code}` : `/login/${code}/jobs`

/** To people with one. */
export function ownTarget({ id, jobId, company }: SourceCard): string {
  if (jobId) return `/jobs/${jobId}?via=${id}`
  return company ? `/jobs?company=${company.id}` : '/jobs'
}

/** Throws the way on; returns when this is no short code. */
export async function followShortCode(client: SessionClient, code = ''): Promise<void> {
  if (!sourceIdPattern.test(code)) return
  const { source } = await loadSource(client, code)
  throw redirect(openTarget(code, source))
}
