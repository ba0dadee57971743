// How many applications are active and how many of them need the person's reply: shown in the navigation, set by
// ApplicationCount.

import { createSharedValue } from '../shared-value.ts'

export const noApplications = { live: 0, mine: 0 }

export const { set: setApplicationCount, useValue: useApplicationCount } = createSharedValue(noApplications)
