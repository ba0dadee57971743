import { and, eq } from 'drizzle-orm'
import { applications } from '#server/features/hiring/applications/applications.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
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
      .innerJoin(applications, eq(applications.id, interviewRequests.applicationId))
      .where(and(statusIn(interviewRequests.status, isOpenRequest), statusNotIn(applications.status, isLive)))
      .limit(BATCH)
  ).map(({ request }) => request)

/** Interviews ahead whose application has ended. */
export const selectOrphanedInterviews = async (db: Db): Promise<InterviewRow[]> =>
  (
    await db
      .select({ interview: interviews })
      .from(interviews)
      .innerJoin(applications, eq(applications.id, interviews.applicationId))
      .where(and(statusIn(interviews.status, isAhead), statusNotIn(applications.status, isLive)))
      .limit(BATCH)
  ).map(({ interview }) => interview)
