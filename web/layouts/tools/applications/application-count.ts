// How many applications are live and how many of them wait for the person: known to the navigation, told by CountAsking.

import { createShownFact } from '../shown-fact.ts'

export const noApplications = { live: 0, mine: 0 }

export const { show: showApplicationCount, useShown: useApplicationCount } = createShownFact(noApplications)
