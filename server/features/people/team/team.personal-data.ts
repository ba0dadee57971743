import { eq, inArray, or } from 'drizzle-orm'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { companyInvitations } from './team.tables.ts'

const { acceptedBy, email } = companyInvitations

export const teamPersonalData: PersonalData = {
  name: 'team',
  tables: [
    {
      table: companyInvitations,
      of: ({ id, addresses }) =>
        or(eq(acceptedBy, id), addresses.length === 0 ? undefined : inArray(email, [...addresses])),
      secrets: ['secretHash'],
    },
  ],
}
