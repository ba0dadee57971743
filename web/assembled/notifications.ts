// Written by `npm run fix` from the X.notifications.ts of every feature.

import { briefsNotifications } from '../features/elite/briefs/briefs.notifications.ts'
import { eliteNotifications } from '../features/elite/elite/elite.notifications.ts'
import { projectsNotifications } from '../features/elite/projects/projects.notifications.ts'
import { securityNotifications } from '../features/entry/security/security.notifications.ts'
import { applicationsNotifications } from '../features/hiring/applications/applications.notifications.ts'
import { applyNotifications } from '../features/hiring/apply/apply.notifications.ts'
import { interviewsNotifications } from '../features/hiring/interviews/interviews.notifications.ts'
import { offersNotifications } from '../features/hiring/offers/offers.notifications.ts'
import { screenersNotifications } from '../features/hiring/screeners/screeners.notifications.ts'
import { invitationsNotifications } from '../features/jobs/invitations/invitations.notifications.ts'
import { jobsNotifications } from '../features/jobs/jobs/jobs.notifications.ts'
import { savedSearchesNotifications } from '../features/jobs/saved-searches/saved-searches.notifications.ts'
import { coursesNotifications } from '../features/learning/courses/courses.notifications.ts'
import { masterclassNotifications } from '../features/learning/masterclass/masterclass.notifications.ts'
import { invoicesNotifications } from '../features/market/invoices/invoices.notifications.ts'
import { ordersNotifications } from '../features/market/orders/orders.notifications.ts'
import { servicesNotifications } from '../features/market/services/services.notifications.ts'
import { companyVerificationNotifications } from '../features/people/company-verification/company-verification.notifications.ts'
import { identityNotifications } from '../features/people/identity/identity.notifications.ts'
import { personalDataNotifications } from '../features/people/personal-data/personal-data.notifications.ts'
import { assessmentsNotifications } from '../features/skills/assessments/assessments.notifications.ts'
import { chatNotifications } from '../features/talk/chat/chat.notifications.ts'
import { companyWebhooksNotifications } from '../features/workspace/company-webhooks/company-webhooks.notifications.ts'

export const notifications = {
  ...companyVerificationNotifications,
  ...personalDataNotifications,
  ...identityNotifications,
  ...jobsNotifications,
  ...savedSearchesNotifications,
  ...invitationsNotifications,
  ...securityNotifications,
  ...chatNotifications,
  ...screenersNotifications,
  ...applicationsNotifications,
  ...applyNotifications,
  ...offersNotifications,
  ...interviewsNotifications,
  ...assessmentsNotifications,
  ...coursesNotifications,
  ...masterclassNotifications,
  ...eliteNotifications,
  ...briefsNotifications,
  ...projectsNotifications,
  ...servicesNotifications,
  ...ordersNotifications,
  ...invoicesNotifications,
  ...companyWebhooksNotifications,
}
