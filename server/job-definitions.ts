// Every background job of the product, one line each.

import { forgetExpiredCredentials, shortenSecurityLogs } from './features/accounts/accounts.jobs.ts'
import { keepPromises } from './features/applications/applications.jobs.ts'
import { forgetOldGuests, keepDrafts } from './features/apply/apply.jobs.ts'
import { refreshExchangeRates } from './features/exchange-rates/exchange-rates.jobs.ts'
import { clearRemovedFeed, runDueFeeds, runFeedJob } from './features/feeds/feeds.jobs.ts'
import { eraseFile, expireAbandonedUploads } from './features/files/files.jobs.ts'
import { expireOldInvitations } from './features/invitations/invitations.jobs.ts'
import { forgetSearchChanges } from './features/job-search/job-search.jobs.ts'
import { keepJobs } from './features/jobs/upkeep/job-upkeep.jobs.ts'
import { forgetNotifications, mailDueNotifications } from './features/notifications/notifications.jobs.ts'
import { pushNotification } from './features/notifications/push/push.jobs.ts'
import { forgetPasskeyChallenges } from './features/passkeys/passkeys.jobs.ts'
import { carryOut } from './features/personal-data/deletion/deletions.jobs.ts'
import { buildExport } from './features/personal-data/exports/exports.jobs.ts'
import { lookAfterPersonalData } from './features/personal-data/personal-data.jobs.ts'
import { forgetScores } from './features/recommendations/recommendations.jobs.ts'
import { discardUnfinishedRecordings } from './features/recordings/recordings.jobs.ts'
import { alertAboutJobs, forgetOldMatches } from './features/saved-searches/saved-searches.jobs.ts'
import { clearOldAttempts, endTimedAttempts, remindOfDueTests } from './features/screeners/screeners.jobs.ts'
import { forgetOldTries } from './features/sign-in/sign-in.jobs.ts'
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
