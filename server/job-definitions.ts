// Every background job of the product, one line each.

import { forgetExpiredCredentials, shortenSecurityLogs } from './features/base/accounts/accounts.jobs.ts'
import { refreshExchangeRates } from './features/base/exchange-rates/exchange-rates.jobs.ts'
import { eraseFile, expireAbandonedUploads } from './features/base/files/files.jobs.ts'
import { discardUnfinishedRecordings } from './features/base/recordings/recordings.jobs.ts'
import { forgetOldTries } from './features/entry/sign-in/sign-in.jobs.ts'
import { keepPromises } from './features/hiring/applications/applications.jobs.ts'
import { forgetOldGuests, keepDrafts } from './features/hiring/apply/apply.jobs.ts'
import { clearOldAttempts, endTimedAttempts, remindOfDueTests } from './features/hiring/screeners/screeners.jobs.ts'
import { clearRemovedFeed, runDueFeeds, runFeedJob } from './features/jobs/feeds/feeds.jobs.ts'
import { expireOldInvitations } from './features/jobs/invitations/invitations.jobs.ts'
import { forgetSearchChanges } from './features/jobs/job-search/job-search.jobs.ts'
import { keepJobs } from './features/jobs/jobs/upkeep/job-upkeep.jobs.ts'
import { forgetScores } from './features/jobs/recommendations/recommendations.jobs.ts'
import { alertAboutJobs, forgetOldMatches } from './features/jobs/saved-searches/saved-searches.jobs.ts'
import { forgetNotifications, mailDueNotifications } from './features/people/notifications/notifications.jobs.ts'
import { pushNotification } from './features/people/notifications/push/push.jobs.ts'
import { forgetPasskeyChallenges } from './features/people/passkeys/passkeys.jobs.ts'
import { carryOut } from './features/people/personal-data/deletion/deletions.jobs.ts'
import { buildExport } from './features/people/personal-data/exports/exports.jobs.ts'
import { lookAfterPersonalData } from './features/people/personal-data/personal-data.jobs.ts'
import { forgetIdempotencyKeys } from './platform/http/idempotency/idempotency.jobs.ts'
import type { AnyJob } from './platform/jobs/jobs.ts'
import { sendMail } from './platform/mail/mail.jobs.ts'
import type { Platform } from './platform/platform.ts'
import { deliverWebhook } from './platform/realtime/webhooks/webhooks.jobs.ts'

export const jobDefinitions: readonly AnyJob<Platform>[] = [
  sendMail,
  deliverWebhook,
  forgetExpiredCredentials,
  shortenSecurityLogs,
  forgetOldTries,
  forgetIdempotencyKeys,
  refreshExchangeRates,
  runFeedJob,
  runDueFeeds,
  clearRemovedFeed,
  eraseFile,
  expireAbandonedUploads,
  discardUnfinishedRecordings,
  keepJobs,
  forgetSearchChanges,
  pushNotification,
  mailDueNotifications,
  forgetNotifications,
  forgetScores,
  alertAboutJobs,
  forgetOldMatches,
  expireOldInvitations,
  keepDrafts,
  forgetOldGuests,
  keepPromises,
  clearOldAttempts,
  endTimedAttempts,
  remindOfDueTests,
  forgetPasskeyChallenges,
  buildExport,
  carryOut,
  lookAfterPersonalData,
]
