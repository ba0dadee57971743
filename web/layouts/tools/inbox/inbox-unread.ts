// How many conversations hold something unread: known to the navigation and the title of the tab, told by InboxCount.

import { createShownFact } from '../shown-fact.ts'

export const { show: showInboxUnread, useShown: useInboxUnread } = createShownFact(0)
