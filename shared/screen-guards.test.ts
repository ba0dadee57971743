// Who may open each screen, written out a second time by hand. The guard, the router and the browser tests all read
// shared/screens.ts, so a mistake there would change their expectations along with the behaviour.

import { expect, it } from 'vitest'
import type { Guard } from './access/guards.ts'
import { devScreens, screens } from './screens.ts'

const expected: Partial<Record<Guard, string>> = {
  open: `
    /dashboard /login-redirects /hello /maintenance
    /verify/link /email-change /email-change/undo /not-me /keep-account
    /job-alerts/stop /notifications/stop /still-hiring
    /apply/:id/video-intro /apply/:id/screener-tests
    /skill-center/tests/talent_modal /elite/projects /endorsements/request/:token /proposals/:token
    /identity-verification/phone/:token
    /explore /explore/around-the-globe /explore/companies /c/:slug /t/:handle
    /verify-document /badges/:id /certificates/:id
    /company/join
    /test /recorder /docs/api
    /dev/ui /dev/layouts/:layout /dev/mailbox`,
  guest: `
    /login /signup /forgot-password /reset-password
    /login/:id /signup/:id /login/:id/jobs
    /apply/:id /assessments/gc-index`,
  auth: '/verify',
  verified: `
    / /onboarding /settings /company/new
    /jobs /jobs/saved /jobs/invitations /jobs/recommended /jobs/around-the-globe /jobs/:id /jobs/:id/apply /marketplace
    /applications /applications/interview-requests /applications/:id
    /interviews /interviews/upcoming /interviews/completed /interviews/:id/room /offers /offers/:id
    /assessments /assessments/completed /assessments/:token /assessments/:token/index-copy
    /assessments/:token/start-interview /assessments/:token/result
    /skill-center /skill-center/index3 /skill-center/index_copy /skill-center/tests/:slug
    /skill-center/tests/:slug/result /skill-center/:slug
    /courses /courses/:id /courses/:id/text
    /masterclass /masterclass/upcoming-talks /masterclass/past-talks /masterclass/talk-request /masterclass/:category/:id
    /elite /elite/briefs /elite/briefs/:id /elite/projects/:id
    /elite/onboarding /elite/onboarding/forms/join-elite /elite/onboarding/forms/work-preference
    /elite/onboarding/forms/skill-assessments /elite/onboarding/forms/contract-compliance
    /elite/onboarding/pending-actions /elite/onboarding/pending-actions/change-endorser/:id
    /elite/onboarding/pending-actions/question-request/:id /elite/onboarding/completed
    /chat /inbox.copy
    /profile /profile/resume-upload /profile/video-resume-upload /identity-verification`,
  company:
    '/company /company/jobs /company/jobs/:id /company/jobs/:id/edit /company/feeds /company/settings /company/inbox /company/links /company/verification /company/team /company/page /company/offers /company/offers/new /company/offers/:id /company/orders /company/people /company/insights /company/applicants /company/applicants/:id /company/jobs/:id/applicants /company/interviews /company/assessments /company/assessments/new /company/assessments/tests /company/assessments/tests/new /company/assessments/tests/:id /company/assessments/:id /company/briefs /company/briefs/new /company/briefs/:id /company/briefs/:id/edit /company/projects /company/projects/:id',
  operator:
    '/ops /ops/companies /ops/jobs /ops/reports /ops/reports/messages /ops/reports/talks /ops/reports/courses /ops/identity /ops/elite /ops/projects /ops/services /ops/orders /ops/payments /ops/perks /ops/feeds /ops/courses /ops/assignments /ops/talks /ops/audit',
}

it('opens every screen to exactly those it is meant for', () => {
  const table = Object.entries(expected).flatMap(([guard, paths]) =>
    paths
      .trim()
      .split(/\s+/)
      .map((path) => `${path} ${guard}`),
  )
  expect([...screens, ...devScreens].map(({ path, guard }) => `${path} ${guard}`).toSorted()).toEqual(table.toSorted())
})
