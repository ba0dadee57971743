// Written by `npm run fix` from the X.notifications.ts of every feature.

import { securityNotifications } from '../features/entry/security/security.notifications.ts'
import { applicationsNotifications } from '../features/hiring/applications/applications.notifications.ts'
import { applyNotifications } from '../features/hiring/apply/apply.notifications.ts'
import { screenersNotifications } from '../features/hiring/screeners/screeners.notifications.ts'
import { invitationsNotifications } from '../features/jobs/invitations/invitations.notifications.ts'
import { savedSearchesNotifications } from '../features/jobs/saved-searches/saved-searches.notifications.ts'
import { personalDataNotifications } from '../features/people/personal-data/personal-data.notifications.ts'
import { chatNotifications } from '../features/talk/chat/chat.notifications.ts'

export const notifications = {
  ...personalDataNotifications,
  ...savedSearchesNotifications,
  ...invitationsNotifications,
  ...securityNotifications,
  ...chatNotifications,
  ...screenersNotifications,
  ...applicationsNotifications,
  ...applyNotifications,
}
