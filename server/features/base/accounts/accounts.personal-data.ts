import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { selectPerson, selectVerifiedAddresses } from './accounts.queries.ts'
import { accessTokens, mailedProofs, people, personRoles, securityEvents, sessions } from './accounts.tables.ts'
import { consents } from './consents/consents.tables.ts'

export const accountsPersonalData: PersonalData = {
  name: 'account',
  tables: [
    { table: people, of: people.id, secrets: ['passwordHash'] },
    { table: personRoles, of: personRoles.personId },
    { table: sessions, of: sessions.personId, secrets: ['keyHash'] },
    { table: accessTokens, of: accessTokens.personId, secrets: ['secretHash'] },
    {
      table: mailedProofs,
      // Links requested while signed out have no person yet: only the address says whose they are.
      of: ({ id, addresses }) =>
        or(
          eq(mailedProofs.personId, id),
          and(isNull(mailedProofs.personId), inArray(sql`lower(${mailedProofs.email})`, [...addresses, ''])),
        ),
      secrets: ['secretHash', 'codeHash', 'askerHash'],
    },
    { table: securityEvents, of: securityEvents.personId },
    { table: consents, of: consents.personId },
  ],
  addresses: selectVerifiedAddresses,
  async calendar(db, { id }) {
    const person = await selectPerson(db, id)
    return person ? [{ id: `joined-${id}`, title: 'Joined', start: person.createdAt }] : []
  },
  async resume(db, { id }) {
    const person = await selectPerson(db, id)
    if (!person) return {}
    const { name, email, city, country } = person
    const location = { ...(city && { city }), ...(country && { countryCode: country }) }
    return { basics: { name, email, ...(Object.keys(location).length > 0 && { location }) } }
  },
}
