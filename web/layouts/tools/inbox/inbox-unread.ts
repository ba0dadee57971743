// How many conversations have unread messages: shown in the navigation and the tab title, set by InboxCount.

import { createShownFact } from '../shown-fact.ts'

export const { show: showInboxUnread, useShown: useInboxUnread } = createShownFact(0)
