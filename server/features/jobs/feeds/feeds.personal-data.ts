import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { feedItemEvents, feedStatusEvents } from './feeds.tables.ts'

const LEADS_NOWHERE = 'Who paused or resumed a feed is told by an id that leads to nobody once the account is gone.'

export const feedsPersonalData: PersonalData = {
  name: 'feeds',
  tables: [
    { table: feedStatusEvents, of: feedStatusEvents.actorId, kept: LEADS_NOWHERE },
    { table: feedItemEvents, of: feedItemEvents.actorId, kept: LEADS_NOWHERE },
  ],
}
