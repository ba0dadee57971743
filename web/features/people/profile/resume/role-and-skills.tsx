import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { MAX_HEADLINE } from '#shared/features/people/talents/talent-limits.ts'
import { type Seniority, seniorities } from '#shared/features/people/talents/talent-words.ts'
import { useSeniorityNames } from '#web/features/people/talents/seniority-names.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './review.module.css'
import type { ReviewState } from './use-review.ts'

export function RoleAndSkills({ review }: { review: ReviewState }) {
  const { t } = useLingui()
  const names = useSeniorityNames()
  const { role, skills } = review
  if (!role.isNeeded && skills.length === 0) return null
  return (
    <Card title={t`Role and skills`}>
      {role.isNeeded && (
        <>
          <TextField label={t`Role`} maxLength={MAX_HEADLINE} value={role.headline} onChange={role.setHeadline} />
          <Select
            label={t`How experienced are you?`}
            help={t`A résumé does not say this. Without it, role and skills are not saved.`}
            choices={seniorities.map((one) => ({ id: one, label: names[one] }))}
            value={role.seniority}
            onChange={(key) => role.setSeniority(key as Seniority)}
          />
        </>
      )}
      {skills.length > 0 && (
        <>
          <ul role="list" className={styles.skills} aria-label={t`Skills we read`}>
            {skills.map(({ value: { name, slug } }) => (
              <li key={slug} className={styles.skill}>
                <bdi translate="no">{name}</bdi>
                <PlainIconButton
                  glyph={IconX}
                  size={16}
                  label={t`Skip ${name}`}
                  onPress={() => review.dropSkill(slug)}
                />
              </li>
            ))}
          </ul>
          <p className={styles.known}>
            <Trans>They are added with the level “Solid”. Change it in your profile.</Trans>
          </p>
        </>
      )}
    </Card>
  )
}
