import { eq } from 'drizzle-orm'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { emailChanges } from './security.tables.ts'

export const securityPersonalData: PersonalData = {
  name: 'security',
  tables: [{ table: emailChanges, of: emailChanges.personId }],
  async addresses(db, personId) {
    const rows = await db
      .select({ email: emailChanges.newEmail })
      .from(emailChanges)
      .where(eq(emailChanges.personId, personId))
    return rows.map(({ email }) => email)
  },
}
