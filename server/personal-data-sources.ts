// What every area holds about a person, one line each: parents before those that point at them.

import { accountsPersonalData } from './features/base/accounts/accounts.personal-data.ts'
import { filesPersonalData } from './features/base/files/files.personal-data.ts'
import { recordingsPersonalData } from './features/base/recordings/recordings.personal-data.ts'
import { onboardingPersonalData } from './features/entry/onboarding/onboarding.personal-data.ts'
import { securityPersonalData } from './features/entry/security/security.personal-data.ts'
import { signInPersonalData } from './features/entry/sign-in/sign-in.personal-data.ts'
import { sourcesPersonalData } from './features/entry/sources/sources.personal-data.ts'
import { applicationsPersonalData } from './features/hiring/applications/applications.personal-data.ts'
import { applyPersonalData } from './features/hiring/apply/apply.personal-data.ts'
import { screenersPersonalData } from './features/hiring/screeners/screeners.personal-data.ts'
import { feedsPersonalData } from './features/jobs/feeds/feeds.personal-data.ts'
import { invitationsPersonalData } from './features/jobs/invitations/invitations.personal-data.ts'
import { jobReportsPersonalData } from './features/jobs/job-reports/job-reports.personal-data.ts'
import { jobsPersonalData } from './features/jobs/jobs/jobs.personal-data.ts'
import { recommendationsPersonalData } from './features/jobs/recommendations/recommendations.personal-data.ts'
import { savedJobsPersonalData } from './features/jobs/saved-jobs/saved-jobs.personal-data.ts'
import { savedSearchesPersonalData } from './features/jobs/saved-searches/saved-searches.personal-data.ts'
import { companiesPersonalData } from './features/people/companies/companies.personal-data.ts'
import { notificationsPersonalData } from './features/people/notifications/notifications.personal-data.ts'
import { passkeysPersonalData } from './features/people/passkeys/passkeys.personal-data.ts'
import { ownRecordsPersonalData } from './features/people/personal-data/own-records.personal-data.ts'
import { preferencesPersonalData } from './features/people/preferences/preferences.personal-data.ts'
import { talentsPersonalData } from './features/people/talents/talents.personal-data.ts'
import { twoFactorPersonalData } from './features/people/two-factor/two-factor.personal-data.ts'
import { chatPersonalData } from './features/talk/chat/chat.personal-data.ts'
import { idempotencyPersonalData } from './platform/http/idempotency/idempotency.personal-data.ts'
import { queuePersonalData } from './platform/jobs/queue.personal-data.ts'
import { mailboxPersonalData } from './platform/mail/mailbox.personal-data.ts'
import type { PersonalData } from './platform/personal-data/personal-data.ts'

export const personalDataSources: readonly PersonalData[] = [
  accountsPersonalData,
  filesPersonalData,
  recordingsPersonalData,
  companiesPersonalData,
  jobsPersonalData,
  feedsPersonalData,
  twoFactorPersonalData,
  passkeysPersonalData,
  sourcesPersonalData,
  signInPersonalData,
  securityPersonalData,
  preferencesPersonalData,
  notificationsPersonalData,
  chatPersonalData,
  talentsPersonalData,
  savedJobsPersonalData,
  savedSearchesPersonalData,
  invitationsPersonalData,
  screenersPersonalData,
  jobReportsPersonalData,
  applyPersonalData,
  applicationsPersonalData,
  onboardingPersonalData,
  recommendationsPersonalData,
  ownRecordsPersonalData,
  idempotencyPersonalData,
  mailboxPersonalData,
  queuePersonalData,
]

/** The tables that are about nobody, and what they are about instead. A table is there or here; a test looks. */
export const tablesAboutNobody: Readonly<Record<string, string>> = {
  'public.companies': 'what a company says of itself',
  'public.apply_forms': 'what a company asks of those who apply for a job',
  'public.job_stages': 'the steps of hiring for a job',
  'public.screener_tests': 'tests that companies ask of those who apply',
  'public.screener_test_versions': 'what such a test asked, and when',
  'public.job_screeners': 'which tests a job asks for',
  'public.job_search': 'open jobs as search reads them',
  'public.job_search_words': 'words that stand in jobs',
  'public.job_search_changes': 'which jobs search has yet to read again',
  'public.feeds': 'lists of jobs that companies publish elsewhere',
  'public.feed_items': 'what stood in such a list',
  'public.exchange_rates': 'what a currency was worth on a day',
  'public.sources': 'links by which partners and companies send people',
  'public.saved_search_progress': 'up to when new jobs were held against saved searches',
  'public.system_settings': 'switches of the installation',
  'public.try_budgets': 'how often something was tried, by hashes that nobody can turn back',
  'public.erased_people': 'hashes of the ids of those who are gone, so that a restored backup is erased again',
  'drizzle.__drizzle_migrations': 'which migrations have run',
}
