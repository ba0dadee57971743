// The link in an email that keeps a job open with one click: it is its own permission, for one person and one job, and expires
// after some weeks.

import { signText } from '#server/platform/app-key.ts'
import { isSameToken } from '#server/platform/session/session-key.ts'
import { LIFETIME_DAYS } from '#shared/features/jobs/jobs/job-limits.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'
import { after } from '../job-lifetime.ts'

const STILL_HIRING_PATH = '/still-hiring'

type StillHiringLink = { jobId: Id; personId: Id }

const signedParts = ({ jobId, personId }: StillHiringLink, until: string): string =>
  `still-hiring:${jobId}:${personId}:${until}`

export function stillHiringUrl(site: { appKey: string; url: string }, link: StillHiringLink, now: Date): string {
  const until = String(after(now, LIFETIME_DAYS).getTime())
  const token = [link.jobId, link.personId, until, signText(site.appKey, signedParts(link, until))].join('.')
  return `${site.url}${STILL_HIRING_PATH}?token=${token}`
}

/** Null when the signature is not ours or the link has expired. */
export function readHiringToken(appKey: string, token: string, now: Date): StillHiringLink | null {
  const [jobId = '', personId = '', until = '', signature = '', ...rest] = token.split('.')
  const link = { jobId, personId }
  const areIds = [jobId, personId].every((one) => idSchema.safeParse(one).success)
  if (!areIds || rest.length > 0 || !isSameToken(signature, signText(appKey, signedParts(link, until)))) return null
  return Number(until) > now.getTime() ? link : null
}
