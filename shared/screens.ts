// Every screen of the product: its path, who may open it, its layout, its title, and the page that renders it
// (web/features/<area>/<feature>/….page.tsx). Used by the router, the guard, the server and the test that visits every
// screen.

import type { Guard } from './access/guards.ts'
import type { Layout } from './layouts.ts'

export type Screen = {
  path: string
  guard: Guard
  layout: Layout
  /** '' shows only the site's title. A page may replace it, or just {name} in it, with the name of what it shows. */
  title: string
  page: string
}

/** `jobs/saved-jobs/saved-jobs` → `saved-jobs`. */
export const featureOfPage = ({ page }: Screen): string => page.split('/')[1] ?? ''

const screen = (path: string, guard: Guard, layout: Layout, title: string, page: string): Screen => ({
  path,
  guard,
  layout,
  title,
  page,
})

// biome-ignore format: one line a screen, columns aligned, to be read from top to bottom
export const screens: readonly Screen[] = [
  // Home and sign-in
  screen('/',                                                      'verified', 'default',          '',                        'workspace/home/home'),
  screen('/dashboard',                                             'open',     'minimal',          'Dashboard',               'entry/sign-in/dashboard'),
  screen('/login-redirects',                                       'open',     'minimal',          '',                        'entry/sign-in/login-redirects'),
  screen('/hello',                                                 'open',     'minimal',          '',                        'workspace/home/hello'),
  screen('/maintenance',                                           'open',     'minimal',          'Maintenance',             'workspace/home/maintenance'),
  screen('/login',                                                 'guest',    'auth',             'Sign in',                 'entry/sign-in/login'),
  screen('/signup',                                                'guest',    'auth',             'Sign up',                 'entry/sign-in/signup'),
  screen('/forgot-password',                                       'guest',    'auth',             'Forgot password',         'entry/sign-in/forgot-password'),
  screen('/reset-password',                                        'guest',    'auth',             'Reset password',          'entry/sign-in/reset-password'),
  screen('/verify',                                                'auth',     'auth',             'Confirm your email',      'entry/sign-in/verify'),
  screen('/verify/link',                                           'open',     'auth',             'Confirm your email',      'entry/sign-in/verify-link'),
  screen('/login/:id',                                             'guest',    'auth-source',      'Sign in',                 'entry/sources/source-login'),
  screen('/signup/:id',                                            'guest',    'auth-source',      'Sign up',                 'entry/sources/source-signup'),
  screen('/login/:id/jobs',                                        'guest',    'auth-source',      'Jobs of {name}',          'entry/sources/source-jobs'),
  screen('/onboarding',                                            'verified', 'new-onboarding',   'Onboarding',              'entry/onboarding/onboarding'),
  screen('/email-change',                                          'open',     'auth',             'Change email address',    'entry/security/links/email-change'),
  screen('/email-change/undo',                                     'open',     'auth',             'Change email address',    'entry/security/links/email-undo'),
  screen('/not-me',                                                'open',     'auth',             'Not you?',                'entry/security/links/not-me'),
  screen('/settings',                                              'verified', 'default',          'Settings',                'workspace/settings/settings'),
  screen('/keep-account',                                          'open',     'minimal',          'Keep your account',       'people/personal-data/keep-account'),
  screen('/job-alerts/stop',                                       'open',     'minimal',          'Stop job alerts',         'jobs/saved-searches/stop-alert'),
  screen('/notifications/stop',                                    'open',     'minimal',          'Unsubscribe',             'people/notifications/stop-mails'),
  screen('/still-hiring',                                          'open',     'minimal',          'Still hiring?',           'jobs/jobs/still-hiring'),

  // Find work
  screen('/jobs',                                                  'verified', 'default',          'Jobs',                    'jobs/job-search/job-search'),
  screen('/jobs/saved',                                            'verified', 'default',          'Saved jobs',              'jobs/saved-jobs/saved-jobs'),
  screen('/jobs/invitations',                                      'verified', 'default',          'Job invitations',         'jobs/invitations/invitations'),
  screen('/jobs/recommended',                                      'verified', 'default',          'Recommended jobs',        'jobs/recommendations/recommended'),
  screen('/jobs/around-the-globe',                                 'verified', 'default',          'Jobs around the globe',   'jobs/job-globe/around-the-globe'),
  screen('/jobs/:id',                                              'verified', 'default',          'Job',                     'jobs/jobs/job-detail'),
  screen('/jobs/:id/apply',                                        'verified', 'apply',            'Apply – {name}',          'hiring/apply/apply'),
  screen('/apply/:id',                                             'guest',    'apply',            'Apply',                   'hiring/apply/public-job'),
  screen('/apply/:id/video-intro',                                 'open',     'apply-onboarding', 'Video introduction',      'hiring/apply/video-intro'),
  screen('/apply/:id/screener-tests',                              'open',     'apply-onboarding', 'Screener tests',          'hiring/apply/screener-tests'),
  screen('/marketplace',                                           'verified', 'default',          'Marketplace',             'market/services/marketplace'),

  // For guests
  screen('/explore',                                               'open',     'public',           'Explore jobs',            'jobs/explore/explore'),
  screen('/explore/around-the-globe',                              'open',     'public',           'Jobs around the globe',   'jobs/explore/guest-globe'),
  screen('/explore/companies',                                     'open',     'public',           'Companies',               'jobs/explore/companies'),
  screen('/c/:slug',                                               'open',     'public',           'Company',                 'jobs/explore/company'),
  screen('/t/:handle',                                             'open',     'public',           'Profile',                 'people/profile/public-profile'),
  screen('/certificates/:id',                                      'open',     'minimal',          'Certificate',             'skills/credentials/certificate'),
  screen('/badges/:id',                                            'open',     'minimal',          'Badge',                   'skills/credentials/badge'),
  screen('/verify-document',                                       'open',     'public',           'Check a document',        'hiring/offers/verify-document'),

  // In progress
  screen('/applications',                                          'verified', 'default',          'Applications',            'hiring/applications/applications'),
  screen('/applications/interview-requests',                       'verified', 'default',          'Interview requests',      'hiring/interviews/interview-requests'),
  screen('/applications/:id',                                      'verified', 'default',          'Application',             'hiring/applications/application'),
  screen('/interviews',                                            'verified', 'default',          'Interviews',              'hiring/interviews/interviews'),
  screen('/interviews/upcoming',                                   'verified', 'default',          'Upcoming interviews',     'hiring/interviews/upcoming'),
  screen('/interviews/:id/room',                                   'verified', 'minimal',          'Interview room',          'hiring/rooms/room'),
  screen('/interviews/completed',                                  'verified', 'default',          'Completed interviews',    'hiring/interviews/completed'),
  screen('/offers',                                                'verified', 'default',          'Offers',                  'hiring/offers/offers'),
  screen('/offers/:id',                                            'verified', 'default',          'Offer',                   'hiring/offers/offer'),
  screen('/assessments',                                           'verified', 'default',          'Assessments',             'skills/assessments/assessments'),
  screen('/assessments/completed',                                 'verified', 'default',          'Completed assessments',   'skills/assessments/completed'),
  screen('/assessments/gc-index',                                  'guest',    'assessments',      'Assessment',              'skills/assessments/guest-index'),
  screen('/assessments/:token',                                    'verified', 'assessments',      'Assessment',              'skills/assessments/introduction'),
  screen('/assessments/:token/index-copy',                         'verified', 'assessments',      'Assessment',              'skills/assessments/one-page'),
  screen('/assessments/:token/start-interview',                    'verified', 'assessments',      'Interview',               'skills/assessments/interview/start-interview'),
  screen('/assessments/:token/result',                             'verified', 'assessments',      'Assessment result',       'skills/assessments/result'),

  // Grow
  screen('/skill-center',                                          'verified', 'default',          'Skill center',            'skills/skills/skill-center'),
  screen('/skill-center/index3',                                   'verified', 'default',          'Skill center',            'skills/skills/map/skill-map'),
  screen('/skill-center/index_copy',                               'verified', 'default',          'Skill center',            'skills/skills/skill-table'),
  screen('/skill-center/tests/talent_modal',                       'open',     'minimal',          'Test preview',            'skills/skills/test-prompt'),
  screen('/skill-center/tests/:slug',                              'verified', 'assessments',      'Skill test',              'skills/skills/skill-test'),
  screen('/skill-center/tests/:slug/result',                       'verified', 'default',          'Test result',             'skills/skills/test-result'),
  screen('/skill-center/:slug',                                    'verified', 'default',          'Skill',                   'skills/skills/skill'),
  screen('/courses',                                               'verified', 'default',          'Courses',                 'learning/courses/courses'),
  screen('/courses/:id',                                           'verified', 'default',          'Course',                  'learning/courses/course'),
  screen('/courses/:id/text',                                      'verified', 'minimal',          'Course as text',          'learning/courses/plain/course-text'),
  screen('/masterclass',                                           'verified', 'default',          'Masterclass',             'learning/masterclass/masterclass'),
  screen('/masterclass/upcoming-talks',                            'verified', 'default',          'Upcoming talks',          'learning/masterclass/upcoming-talks'),
  screen('/masterclass/past-talks',                                'verified', 'default',          'Past talks',              'learning/masterclass/past-talks'),
  screen('/masterclass/talk-request',                              'verified', 'default',          'Request a talk',          'learning/masterclass/talk-request'),
  screen('/masterclass/:category/:id',                             'verified', 'default',          'Talk',                    'learning/masterclass/talk'),
  screen('/elite',                                                 'verified', 'default',          'Elite',                   'elite/elite/elite'),
  screen('/elite/briefs',                                          'verified', 'default',          'Elite briefs',            'elite/briefs/briefs'),
  screen('/elite/briefs/:id',                                      'verified', 'default',          'Brief',                   'elite/briefs/brief'),
  screen('/elite/projects',                                        'open',     'default',          'Elite projects',          'elite/projects/projects'),
  screen('/elite/projects/:id',                                    'verified', 'default',          'Project',                 'elite/projects/project'),
  screen('/elite/onboarding',                                      'verified', 'elite-onboarding', 'Elite onboarding',        'elite/elite/overview'),
  screen('/elite/onboarding/forms/join-elite',                     'verified', 'elite-onboarding', 'Join Elite',              'elite/elite/join-elite'),
  screen('/elite/onboarding/forms/work-preference',                'verified', 'elite-onboarding', 'Work preferences',        'elite/elite/work-preference'),
  screen('/elite/onboarding/forms/skill-assessments',              'verified', 'elite-onboarding', 'Skill assessments',       'elite/elite/skill-assessments'),
  screen('/elite/onboarding/forms/contract-compliance',            'verified', 'elite-onboarding', 'Contract and compliance', 'elite/elite/contract-compliance'),
  screen('/elite/onboarding/pending-actions',                      'verified', 'elite-onboarding', 'Pending actions',         'elite/elite/pending-actions'),
  screen('/elite/onboarding/pending-actions/change-endorser/:id',  'verified', 'elite-onboarding', 'Change endorser',         'elite/elite/change-endorser'),
  screen('/elite/onboarding/pending-actions/question-request/:id', 'verified', 'elite-onboarding', 'Question request',        'elite/elite/question-request'),
  screen('/elite/onboarding/completed',                            'verified', 'elite-onboarding', 'Onboarding completed',    'elite/elite/completed'),
  screen('/proposals/:token',                                      'open',     'minimal',          'Proposal',                'market/proposals/proposal'),
  screen('/endorsements/request/:token',                           'open',     'minimal',          'Endorsement request',     'elite/endorsements/endorsement-request'),

  // Talk and you
  screen('/chat',                                                  'verified', 'default',          'Inbox',                   'talk/chat/chat'),
  screen('/inbox.copy',                                            'verified', 'default',          'Inbox',                   'talk/chat/inbox'),
  screen('/profile',                                               'verified', 'default',          'Profile',                 'people/profile/profile'),
  screen('/profile/resume-upload',                                 'verified', 'default',          'Upload résumé',           'people/profile/resume-upload'),
  screen('/profile/video-resume-upload',                           'verified', 'default',          'Upload video résumé',     'people/profile/video-resume-upload'),
  screen('/identity-verification',                                 'verified', 'default',          'Identity verification',   'people/identity/identity-verification'),
  screen('/identity-verification/phone/:token',                    'open',     'minimal',          'Photos for your check',   'people/identity/phone/identity-phone'),

  // The company workspace
  screen('/company',                                               'company',  'company',          'Overview',                'workspace/company-home/company-home'),
  screen('/company/jobs',                                          'company',  'company',          'Jobs',                    'workspace/company-jobs/job-list'),
  screen('/company/jobs/:id',                                      'company',  'company',          'Job',                     'workspace/company-jobs/job'),
  screen('/company/jobs/:id/edit',                                 'company',  'company',          'Edit job',                'workspace/company-jobs/job-editor'),
  screen('/company/inbox',                                         'company',  'company',          'Inbox',                   'talk/chat/chat'),
  screen('/company/links',                                         'company',  'company',          'Shared links',            'entry/sources/company-links'),
  screen('/company/feeds',                                         'company',  'company',          'Job feeds',               'jobs/feeds/feeds'),
  screen('/company/new',                                           'verified', 'minimal',          'Register a company',      'people/companies/register'),
  screen('/company/join',                                          'open',     'minimal',          'Join a company',          'people/team/join'),
  screen('/company/verification',                                  'company',  'company',          'Verification',            'people/company-verification/verification'),
  screen('/company/team',                                          'company',  'company',          'Team',                    'people/team/team'),
  screen('/company/applicants',                                    'company',  'company',          'Applicants',              'hiring/applicants/applicants'),
  screen('/company/applicants/:id',                                'company',  'company',          'Applicant',               'hiring/applicants/applicant'),
  screen('/company/jobs/:id/applicants',                           'company',  'company',          'Applicants',              'hiring/applicants/job-applicants'),
  screen('/company/offers',                                        'company',  'company',          'Offers',                  'hiring/offers/company-offers'),
  screen('/company/offers/new',                                    'company',  'company',          'New offer',               'hiring/offers/new-offer'),
  screen('/company/offers/:id',                                    'company',  'company',          'Offer',                   'hiring/offers/company-offer'),
  screen('/company/orders',                                        'company',  'company',          'Orders',                  'market/orders/company-orders'),
  screen('/company/interviews',                                    'company',  'company',          'Interviews',              'hiring/interviews/company-interviews'),
  screen('/company/assessments',                                   'company',  'company',          'Assessments',             'skills/assessments/company-assessments'),
  screen('/company/assessments/new',                               'company',  'company',          'Send a test',             'skills/assessments/send'),
  screen('/company/assessments/tests',                             'company',  'company',          'Your tests',              'skills/assessments/tests/tests'),
  screen('/company/assessments/tests/new',                         'company',  'company',          'New test',                'skills/assessments/tests/new-test'),
  screen('/company/assessments/tests/:id',                         'company',  'company',          'Test',                    'skills/assessments/tests/test'),
  screen('/company/assessments/:id',                               'company',  'company',          'Assessment',              'skills/assessments/company-assessment'),
  screen('/company/people',                                        'company',  'company',          'People',                  'jobs/people-search/people'),
  screen('/company/briefs',                                        'company',  'company',          'Elite briefs',            'elite/briefs/company-briefs'),
  screen('/company/briefs/new',                                    'company',  'company',          'New brief',               'elite/briefs/new-brief'),
  screen('/company/briefs/:id',                                    'company',  'company',          'Brief',                   'elite/briefs/company-brief'),
  screen('/company/briefs/:id/edit',                               'company',  'company',          'Edit brief',              'elite/briefs/edit-brief'),
  screen('/company/projects',                                      'company',  'company',          'Elite projects',          'elite/projects/company-projects'),
  screen('/company/projects/:id',                                  'company',  'company',          'Project',                 'elite/projects/company-project'),
  screen('/company/insights',                                      'company',  'company',          'Insights',                'workspace/company-insights/insights'),
  screen('/company/settings',                                      'company',  'company',          'Company settings',        'workspace/company-settings/company-settings'),
  screen('/company/page',                                          'company',  'company',          'Company page',            'people/companies/page-editor'),

  // The operator console
  screen('/ops',                                                   'operator', 'ops',              'At a glance',             'base/operations/overview'),
  screen('/ops/companies',                                         'operator', 'ops',              'Companies',               'base/operations/company-cases'),
  screen('/ops/jobs',                                              'operator', 'ops',              'Jobs',                    'base/operations/job-cases'),
  screen('/ops/reports',                                           'operator', 'ops',              'Job reports',             'base/operations/job-report-cases'),
  screen('/ops/reports/messages',                                  'operator', 'ops',              'Message reports',         'base/operations/message-report-cases'),
  screen('/ops/reports/talks',                                     'operator', 'ops',              'Messages at talks',       'learning/masterclass/ops/talk-message-cases'),
  screen('/ops/reports/courses',                                   'operator', 'ops',              'Course reviews',          'learning/courses/reviews/course-review-cases'),
  screen('/ops/identity',                                          'operator', 'ops',              'Identity',                'base/operations/identity-cases'),
  screen('/ops/elite',                                             'operator', 'ops',              'Elite',                   'base/operations/elite-cases'),
  screen('/ops/projects',                                          'operator', 'ops',              'Disputed milestones',     'elite/projects/project-cases'),
  screen('/ops/services',                                          'operator', 'ops',              'Services',                'base/operations/service-cases'),
  screen('/ops/orders',                                            'operator', 'ops',              'Disputed orders',         'market/orders/order-cases'),
  screen('/ops/payments',                                          'operator', 'ops',              'Payments',                'market/payments/payment-cases'),
  screen('/ops/feeds',                                             'operator', 'ops',              'Feeds',                   'jobs/feeds/feed-health'),
  screen('/ops/courses',                                           'operator', 'ops',              'Courses',                 'learning/courses/ops-courses'),
  screen('/ops/assignments',                                       'operator', 'ops',              'Assignments',             'learning/courses/assignments/assignment-cases'),
  screen('/ops/perks',                                             'operator', 'ops',              'Perks',                   'market/perks/ops-perks'),
  screen('/ops/talks',                                             'operator', 'ops',              'Talks',                   'learning/masterclass/ops-talks'),
  screen('/ops/audit',                                             'operator', 'ops',              'Audit log',               'base/operations/audit'),

  // Tools
  screen('/test',                                                  'open',     'minimal',          'Test',                    'base/realtime/self-check'),
  screen('/recorder',                                              'open',     'minimal',          'Recorder',                'base/recorder/recorder'),
  screen('/docs/api',                                              'open',     'minimal',          'API reference',           'base/api-reference/api-reference'),
]

/** Not served in production. */
// biome-ignore format: one line a screen
export const devScreens: readonly Screen[] = [
  screen('/dev/ui',              'open', 'minimal', 'Components', 'base/dev-tools/gallery'),
  screen('/dev/layouts/:layout', 'open', 'minimal', 'Layouts',    'base/dev-tools/layout-preview'),
  screen('/dev/mailbox',         'open', 'minimal', 'Mailbox',    'base/dev-tools/mailbox'),
]

/** Screens whose area has not landed: they return 404, and no navigation leads to them. */
export const pending: readonly string[] = []

export const landedScreens: readonly Screen[] = screens.filter(({ path }) => !pending.includes(path))

/** True if the path is a screen that has landed: navigation only shows those. */
export const isLanded = (path: string): boolean => landedScreens.some((screen) => screen.path === path)
