import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { serviceEvents, services } from './services.tables.ts'

export const servicesPersonalData: PersonalData = {
  name: 'services',
  tables: [
    { table: services, of: services.personId },
    {
      table: serviceEvents,
      of: serviceEvents.actorId,
      kept: 'The history only has ids, which identify nobody once the account is deleted.',
    },
  ],
}
