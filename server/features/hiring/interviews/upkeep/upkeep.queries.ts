import { and } from 'drizzle-orm'
import { hasEnded } from '#server/features/hiring/applications/closing/ended-applications.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isAhead } from '#shared/features/hiring/interviews/interview-status.ts'
import { isOpenRequest } from '#shared/features/hiring/interviews/request-status.ts'
import { interviewRequests, interviews } from '../interviews.tables.ts'
import { BATCH, type InterviewRow } from '../meetings/interviews.queries.ts'
import type { RequestRow } from '../requests/requests.queries.ts'

/** Open requests whose application has ended. */
export const selectOrphanedRequests = async (db: Db): Promise<RequestRow[]> =>
  (
    await db
      .select({ request: interviewRequests })
      .from(interviewRequests)
      .where(and(statusIn(interviewRequests.status, isOpenRequest), hasEnded(interviewRequests.applicationId)))
      .limit(BATCH)
  ).map(({ request }) => request)

/** Interviews ahead whose application has ended. */
export const selectOrphanedInterviews = async (db: Db): Promise<InterviewRow[]> =>
  (
    await db
      .select({ interview: interviews })
      .from(interviews)
      .where(and(statusIn(interviews.status, isAhead), hasEnded(interviews.applicationId)))
      .limit(BATCH)
  ).map(({ interview }) => interview)
