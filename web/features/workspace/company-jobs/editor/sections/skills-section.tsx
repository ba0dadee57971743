import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { MAX_LANGUAGES } from '#shared/features/jobs/jobs/job-limits.ts'
import { languageLevels, MAX_JOB_SKILLS } from '#shared/features/jobs/jobs/job-terms.ts'
import { skillLevels } from '#shared/features/people/talents/talent-words.ts'
import { SkillSearch } from '#web/features/base/reference/skill-search.tsx'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import styles from '../editor.module.css'
import type { EditedJob } from '../saving/edited-job.ts'
import { SectionCard } from './section-card.tsx'
import type { SectionProps } from './section-props.ts'

const USUAL_LEVEL = 3

export function SkillsSection({ values, change, remarks }: SectionProps) {
  return (
    <SectionCard
      id="skills"
      title={<Trans>Must-haves</Trans>}
      remarks={remarks}
      clear={<Trans>People can see what matters</Trans>}
    >
      <Skills skills={values.skills} onChange={(skills) => change({ skills })} />
      <Languages languages={values.languages} onChange={(languages) => change({ languages })} />
    </SectionCard>
  )
}

type Skill = EditedJob['skills'][number]

function Skills({ skills, onChange }: { skills: Skill[]; onChange: (skills: Skill[]) => void }) {
  const { t } = useLingui()
  const levels = [t`Learning`, t`Basic`, t`Solid`, t`Strong`, t`Expert`]
  const replace = (skill: Skill) => onChange(skills.map((one) => (one.skillId === skill.skillId ? skill : one)))
  return (
    <>
      <SkillSearch
        help={t`Only what is essential for the job. Each one narrows your reach.`}
        chosen={skills.map(({ skillId }) => skillId)}
        isFull={skills.length >= MAX_JOB_SKILLS}
        onAdd={({ slug, name }) =>
          onChange([...skills, { skillId: slug, name, isRequired: true, minLevel: USUAL_LEVEL }])
        }
      />
      {skills.length > 0 && (
        <ul role="list" className={styles.rows} aria-label={t`Chosen skills`}>
          {skills.map((skill) => {
            const { name } = skill
            return (
              <li key={skill.skillId} className={styles.row}>
                <bdi className={styles.rowName}>{name}</bdi>
                <Checkbox
                  aria-label={t`${name} is a must-have`}
                  isSelected={skill.isRequired}
                  onChange={(isRequired) => replace({ ...skill, isRequired })}
                >
                  <Trans>Must-have</Trans>
                </Checkbox>
                <Select
                  label={<span className="visually-hidden">{t`Level in ${name}`}</span>}
                  choices={skillLevels.map((level) => ({ id: String(level), label: levels[level - 1] ?? '' }))}
                  value={String(skill.minLevel)}
                  onChange={(key) => replace({ ...skill, minLevel: Number(key) })}
                />
                <IconButton
                  glyph={IconX}
                  label={t`Remove ${name}`}
                  onPress={() => onChange(skills.filter(({ skillId }) => skillId !== skill.skillId))}
                />
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

/** The languages most jobs on the site ask for; a job may keep any other it was imported with. */
const offered = 'en es fr de pt it nl pl uk ru tr ar he hi bn ur id vi th zh ja ko sv no da fi el ro cs hu sw'.split(
  ' ',
)

type Language = EditedJob['languages'][number]

function Languages({ languages, onChange }: { languages: Language[]; onChange: (languages: Language[]) => void }) {
  const { t } = useLingui()
  const { nameLanguage } = usePlaceText()
  const left = offered.filter((code) => !languages.some(({ language }) => language === code))
  return (
    <>
      {languages.length > 0 && (
        <ul role="list" className={styles.rows} aria-label={t`Languages`}>
          {languages.map((language) => {
            const name = nameLanguage(language.language)
            return (
              <li key={language.language} className={styles.row}>
                <bdi className={styles.rowName}>{name}</bdi>
                <Select
                  label={<span className="visually-hidden">{t`Level of ${name}`}</span>}
                  choices={languageLevels.map((id) => ({ id, label: id }))}
                  value={language.level}
                  onChange={(key) =>
                    onChange(
                      languages.map((one) =>
                        one.language === language.language
                          ? { ...one, level: languageLevels.find((level) => level === key) ?? one.level }
                          : one,
                      ),
                    )
                  }
                />
                <IconButton
                  glyph={IconX}
                  label={t`Remove ${name}`}
                  onPress={() => onChange(languages.filter((one) => one !== language))}
                />
              </li>
            )
          })}
        </ul>
      )}
      {languages.length < MAX_LANGUAGES && (
        <Select
          label={t`Add a language`}
          isOptional
          choices={left.map((id) => ({ id, label: nameLanguage(id) }))}
          value={null}
          onChange={(key) => typeof key === 'string' && onChange([...languages, { language: key, level: 'B2' }])}
        />
      )}
    </>
  )
}
