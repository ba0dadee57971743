import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { feedItemEvents, feedStatusEvents } from './feeds.tables.ts'

const ANONYMOUS_IDS =
  'Who paused or resumed a feed is stored as an id, which identifies nobody once the account is deleted.'

export const feedsPersonalData: PersonalData = {
  name: 'feeds',
  tables: [
    { table: feedStatusEvents, of: feedStatusEvents.actorId, kept: ANONYMOUS_IDS },
    { table: feedItemEvents, of: feedItemEvents.actorId, kept: ANONYMOUS_IDS },
  ],
}
