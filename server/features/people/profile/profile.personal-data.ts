import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { writeJsonResume, writeProfiles } from './json-resume.ts'
import { presentEntry } from './profile.presenter.ts'
import { selectEntries, selectProfileRow } from './profile.queries.ts'
import { profileEntries, profileHandles, profiles, videoResumes } from './profile.tables.ts'

export const profilePersonalData: PersonalData = {
  name: 'profile',
  tables: [
    { table: profiles, of: profiles.personId },
    { table: profileHandles, of: profileHandles.personId },
    { table: videoResumes, of: videoResumes.personId },
    { table: profileEntries, of: profileEntries.personId },
  ],
  async resume(db, { id }) {
    const row = await selectProfileRow(db, id)
    const entries = (await selectEntries(db, id)).map(presentEntry)
    const links = writeProfiles(entries)
    const basics = {
      ...(row?.summary && { summary: row.summary }),
      ...(row?.contact.phone && { phone: row.contact.phone }),
      ...(row?.contact.url && { url: row.contact.url }),
      ...(links.length > 0 && { profiles: links }),
    }
    return { ...(Object.keys(basics).length > 0 && { basics }), ...writeJsonResume(entries) }
  },
}
