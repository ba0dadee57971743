// Written by `npm run fix` from the X.feature.ts of every feature.
// In the order of features.ts: personal data is erased in reverse order, so a feature comes after those whose tables it references.

import { accountsFeature } from './features/base/accounts/accounts.feature.ts'
import { devToolsFeature } from './features/base/dev-tools/dev-tools.feature.ts'
import { exchangeRatesFeature } from './features/base/exchange-rates/exchange-rates.feature.ts'
import { filesFeature } from './features/base/files/files.feature.ts'
import { operationsFeature } from './features/base/operations/operations.feature.ts'
import { recordingsFeature } from './features/base/recordings/recordings.feature.ts'
import { referenceFeature } from './features/base/reference/reference.feature.ts'
import { briefsFeature } from './features/elite/briefs/briefs.feature.ts'
import { eliteFeature } from './features/elite/elite/elite.feature.ts'
import { endorsementsFeature } from './features/elite/endorsements/endorsements.feature.ts'
import { projectsFeature } from './features/elite/projects/projects.feature.ts'
import { companyTokensFeature } from './features/entry/company-tokens/company-tokens.feature.ts'
import { onboardingFeature } from './features/entry/onboarding/onboarding.feature.ts'
import { securityFeature } from './features/entry/security/security.feature.ts'
import { signInFeature } from './features/entry/sign-in/sign-in.feature.ts'
import { sourcesFeature } from './features/entry/sources/sources.feature.ts'
import { applicantsFeature } from './features/hiring/applicants/applicants.feature.ts'
import { applicationsFeature } from './features/hiring/applications/applications.feature.ts'
import { applyFeature } from './features/hiring/apply/apply.feature.ts'
import { interviewsFeature } from './features/hiring/interviews/interviews.feature.ts'
import { offersFeature } from './features/hiring/offers/offers.feature.ts'
import { roomsFeature } from './features/hiring/rooms/rooms.feature.ts'
import { screenersFeature } from './features/hiring/screeners/screeners.feature.ts'
import { exploreFeature } from './features/jobs/explore/explore.feature.ts'
import { feedsFeature } from './features/jobs/feeds/feeds.feature.ts'
import { invitationsFeature } from './features/jobs/invitations/invitations.feature.ts'
import { jobGlobeFeature } from './features/jobs/job-globe/job-globe.feature.ts'
import { jobReachFeature } from './features/jobs/job-reach/job-reach.feature.ts'
import { jobReportsFeature } from './features/jobs/job-reports/job-reports.feature.ts'
import { jobSearchFeature } from './features/jobs/job-search/job-search.feature.ts'
import { jobTabsFeature } from './features/jobs/job-tabs/job-tabs.feature.ts'
import { jobsFeature } from './features/jobs/jobs/jobs.feature.ts'
import { peopleSearchFeature } from './features/jobs/people-search/people-search.feature.ts'
import { recommendationsFeature } from './features/jobs/recommendations/recommendations.feature.ts'
import { savedJobsFeature } from './features/jobs/saved-jobs/saved-jobs.feature.ts'
import { savedSearchesFeature } from './features/jobs/saved-searches/saved-searches.feature.ts'
import { coursesFeature } from './features/learning/courses/courses.feature.ts'
import { masterclassFeature } from './features/learning/masterclass/masterclass.feature.ts'
import { invoicesFeature } from './features/market/invoices/invoices.feature.ts'
import { ordersFeature } from './features/market/orders/orders.feature.ts'
import { paymentsFeature } from './features/market/payments/payments.feature.ts'
import { perksFeature } from './features/market/perks/perks.feature.ts'
import { proposalsFeature } from './features/market/proposals/proposals.feature.ts'
import { servicesFeature } from './features/market/services/services.feature.ts'
import { companiesFeature } from './features/people/companies/companies.feature.ts'
import { companyVerificationFeature } from './features/people/company-verification/company-verification.feature.ts'
import { identityFeature } from './features/people/identity/identity.feature.ts'
import { messageTemplatesFeature } from './features/people/message-templates/message-templates.feature.ts'
import { notificationsFeature } from './features/people/notifications/notifications.feature.ts'
import { passkeysFeature } from './features/people/passkeys/passkeys.feature.ts'
import { personalDataFeature } from './features/people/personal-data/personal-data.feature.ts'
import { preferencesFeature } from './features/people/preferences/preferences.feature.ts'
import { profileFeature } from './features/people/profile/profile.feature.ts'
import { resumesFeature } from './features/people/resumes/resumes.feature.ts'
import { talentsFeature } from './features/people/talents/talents.feature.ts'
import { teamFeature } from './features/people/team/team.feature.ts'
import { twoFactorFeature } from './features/people/two-factor/two-factor.feature.ts'
import { assessmentsFeature } from './features/skills/assessments/assessments.feature.ts'
import { credentialsFeature } from './features/skills/credentials/credentials.feature.ts'
import { skillsFeature } from './features/skills/skills/skills.feature.ts'
import { chatFeature } from './features/talk/chat/chat.feature.ts'
import { companyExportsFeature } from './features/workspace/company-exports/company-exports.feature.ts'
import { companyHomeFeature } from './features/workspace/company-home/company-home.feature.ts'
import { companyInsightsFeature } from './features/workspace/company-insights/company-insights.feature.ts'
import { companyJobsFeature } from './features/workspace/company-jobs/company-jobs.feature.ts'
import { companyWebhooksFeature } from './features/workspace/company-webhooks/company-webhooks.feature.ts'
import { demoCompanionFeature } from './features/workspace/demo-companion/demo-companion.feature.ts'
import { homeFeature } from './features/workspace/home/home.feature.ts'
import { paletteFeature } from './features/workspace/palette/palette.feature.ts'
import type { FeatureManifest } from './platform/wiring/feature.ts'

export const allFeatures: readonly FeatureManifest[] = [
  referenceFeature,
  exchangeRatesFeature,
  accountsFeature,
  operationsFeature,
  filesFeature,
  recordingsFeature,
  devToolsFeature,
  companiesFeature,
  talentsFeature,
  resumesFeature,
  profileFeature,
  preferencesFeature,
  notificationsFeature,
  companyVerificationFeature,
  teamFeature,
  messageTemplatesFeature,
  twoFactorFeature,
  passkeysFeature,
  personalDataFeature,
  identityFeature,
  jobsFeature,
  savedJobsFeature,
  jobSearchFeature,
  recommendationsFeature,
  jobReachFeature,
  jobGlobeFeature,
  exploreFeature,
  feedsFeature,
  savedSearchesFeature,
  invitationsFeature,
  peopleSearchFeature,
  jobTabsFeature,
  jobReportsFeature,
  sourcesFeature,
  signInFeature,
  securityFeature,
  companyTokensFeature,
  onboardingFeature,
  chatFeature,
  screenersFeature,
  applicationsFeature,
  applyFeature,
  applicantsFeature,
  offersFeature,
  interviewsFeature,
  roomsFeature,
  credentialsFeature,
  skillsFeature,
  assessmentsFeature,
  coursesFeature,
  masterclassFeature,
  eliteFeature,
  endorsementsFeature,
  briefsFeature,
  projectsFeature,
  servicesFeature,
  ordersFeature,
  invoicesFeature,
  proposalsFeature,
  paymentsFeature,
  perksFeature,
  paletteFeature,
  companyHomeFeature,
  companyInsightsFeature,
  demoCompanionFeature,
  companyWebhooksFeature,
  companyExportsFeature,
  companyJobsFeature,
  homeFeature,
]
