// How many applications are active and how many of them need the person's reply: shown in the navigation, set by
// ApplicationCount.

import { createShownFact } from '../shown-fact.ts'

export const noApplications = { live: 0, mine: 0 }

export const { show: showApplicationCount, useShown: useApplicationCount } = createShownFact(noApplications)
