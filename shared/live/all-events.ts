// Every live event of the product. What arrives and is not in here is unknown, and ignored.

import * as notificationEvents from '../features/people/notifications/notifications.events.ts'
import * as preferenceEvents from '../features/people/preferences/preferences.events.ts'
import * as chatEvents from '../features/talk/chat/chat.events.ts'
import type { LiveEvent } from './event.ts'

export const allEvents: readonly LiveEvent[] = [notificationEvents, preferenceEvents, chatEvents].flatMap((events) =>
  Object.values<LiveEvent>(events),
)
