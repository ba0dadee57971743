import type { OwnedThings } from '#server/test-things.ts'
import { insertCalendar } from './busy/calendars.queries.ts'
import {
  anInterview,
  aRequest,
  COMPANY_INTERVIEWS,
  COMPANY_REQUESTS,
  OWN_INTERVIEWS,
  OWN_REQUESTS,
} from './interviews.builder.ts'
import { insertTrip, selectTripsOf } from './travel/trips.queries.ts'

const NOTES = '/shared/api/interviews/:id/notes'

export const ownedThings: OwnedThings = async (test) => {
  const asked = await aRequest(test)
  const agreed = await anInterview(test)
  const calendar = await insertCalendar(test.platform.db, {
    personId: agreed.talent.id,
    url: 'https://calendar.example/private.ics',
    nextReadAt: test.clock.now(),
  })
  await insertTrip(test.platform.db, {
    personId: agreed.talent.id,
    zone: 'Asia/Tokyo',
    fromDay: '2030-01-07',
    toDay: '2030-01-11',
  })
  const [trip] = await selectTripsOf(test.platform.db, [agreed.talent.id], '2030-01-01')
  return [
    { under: '/talent/api/trips/:id', owner: agreed.talent, id: trip?.id ?? '' },
    { under: '/shared/api/calendars/:id', owner: agreed.talent, id: calendar?.id ?? '' },
    { under: `${OWN_REQUESTS}/:id`, owner: asked.talent, id: asked.request.id },
    { under: `${COMPANY_REQUESTS}/:id`, owner: asked.owner, id: asked.request.id },
    { under: `${OWN_INTERVIEWS}/:id`, owner: agreed.talent, id: agreed.interview.id },
    { under: NOTES, owner: agreed.talent, id: agreed.interview.id },
    { under: `${COMPANY_INTERVIEWS}/:id`, owner: agreed.owner, id: agreed.interview.id },
  ]
}
