import { skillName } from '#server/features/base/reference/skill-phrases.service.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { selectProfile, selectSkills } from './talents.queries.ts'
import { talentProfiles, talentResumes, talentSkills, talentWorkCountries } from './talents.tables.ts'

export const talentsPersonalData: PersonalData = {
  name: 'work',
  tables: [
    { table: talentProfiles, of: talentProfiles.personId },
    { table: talentWorkCountries, of: talentWorkCountries.personId },
    { table: talentSkills, of: talentSkills.personId },
    { table: talentResumes, of: talentResumes.personId },
  ],
  async resume(db, { id }) {
    const profile = await selectProfile(db, id)
    const skills = await selectSkills(db, id)
    return {
      ...(profile?.headline && { basics: { label: profile.headline } }),
      ...(skills.length > 0 && {
        skills: skills.map(({ skill, level }) => ({ name: skillName(skill), level: `${level} of 5` })),
      }),
    }
  },
}
