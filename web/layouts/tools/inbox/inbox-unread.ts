// How many conversations have unread messages: shown in the navigation and the tab title, set by InboxCount.

import { createSharedValue } from '../shared-value.ts'

export const { set: showInboxUnread, useValue: useInboxUnread } = createSharedValue(0)
