import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { reference } from '#shared/features/base/reference/reference.contract.ts'
import { MAX_LANGUAGES } from '#shared/features/jobs/jobs/job-limits.ts'
import { languageLevels, MAX_JOB_SKILLS } from '#shared/features/jobs/jobs/job-terms.ts'
import { skillLevels } from '#shared/features/people/talents/talent-words.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ComboBox } from '#web/ui/combo-box.tsx'
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
  const [text, setText] = useState('')
  // The list closes when the selected key changes; if it were always null, the list would stay open over the form.
  const [latest, setLatest] = useState<string | null>(null)
  const query = useDeferredValue(text)
  const { data: found = [] } = useQuery({
    ...endpointQuery<typeof reference.skills>('GET /shared/api/skills', { query: { query } }),
    placeholderData: keepPreviousData,
  })
  const levels = [t`Learning`, t`Basic`, t`Solid`, t`Strong`, t`Expert`]
  const replace = (skill: Skill) => onChange(skills.map((one) => (one.skillId === skill.skillId ? skill : one)))
  return (
    <>
      <ComboBox
        name="skills"
        label={t`Skills`}
        help={t`Only what is essential for the job. Each one narrows your reach.`}
        isDisabled={skills.length >= MAX_JOB_SKILLS}
        isSearched
        placeholder={t`Add a skill`}
        choices={found
          .filter(({ slug }) => !skills.some(({ skillId }) => skillId === slug))
          .map(({ slug, name }) => ({ id: slug, label: name }))}
        value={latest}
        inputValue={text}
        onInputChange={setText}
        onChange={(key) => {
          const skill = found.find(({ slug }) => slug === key)
          if (!skill || skill.slug === latest) return
          onChange([...skills, { skillId: skill.slug, name: skill.name, isRequired: true, minLevel: USUAL_LEVEL }])
          setLatest(skill.slug)
          setText('')
        }}
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
                  onPress={() => {
                    onChange(skills.filter(({ skillId }) => skillId !== skill.skillId))
                    if (skill.skillId === latest) setLatest(null)
                  }}
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
