// Written by `npm run fix` from the X.events.ts of every feature.

import * as applicationsEvents from '../features/hiring/applications/applications.events.ts'
import * as offersEvents from '../features/hiring/offers/offers.events.ts'
import * as roomsEvents from '../features/hiring/rooms/rooms.events.ts'
import * as masterclassEvents from '../features/learning/masterclass/masterclass.events.ts'
import * as notificationsEvents from '../features/people/notifications/notifications.events.ts'
import * as preferencesEvents from '../features/people/preferences/preferences.events.ts'
import * as chatEvents from '../features/talk/chat/chat.events.ts'
import type { LiveEvent } from '../live/event.ts'

export const events: readonly LiveEvent[] = [
  ...Object.values<LiveEvent>(preferencesEvents),
  ...Object.values<LiveEvent>(notificationsEvents),
  ...Object.values<LiveEvent>(chatEvents),
  ...Object.values<LiveEvent>(applicationsEvents),
  ...Object.values<LiveEvent>(offersEvents),
  ...Object.values<LiveEvent>(roomsEvents),
  ...Object.values<LiveEvent>(masterclassEvents),
]
