import { useLingui } from '@lingui/react/macro'
import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import { MAX_SUMMARY } from '#shared/features/people/profile/profile-sections.ts'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { VisibilityChoice } from '../editing/visibility-choice.tsx'
import { useChangeProfile } from '../use-change-profile.ts'
import { SkillChips } from '../view/skill-chips.tsx'
import styles from './about-card.module.css'
import { FactRow } from './fact-row.tsx'

const WorkForm = lazyPart(async () => (await import('./fact-forms.tsx')).WorkForm)

export function AboutCard({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui()
  const { facts, visibility } = profile
  const skills = facts.work?.skills ?? []
  return (
    <Card title={t`About you`} aside={<VisibilityChoice part="about" value={visibility.about} />} padding="flush">
      <Summary saved={profile.summary} />
      <ul role="list" className={styles.facts}>
        <FactRow
          label={t`Role`}
          value={facts.work && <bdi translate="no">{facts.work.headline}</bdi>}
          renderForm={(close) => <WorkForm facts={facts} onClose={close} />}
        />
        <FactRow
          label={t`Skills`}
          value={skills.length > 0 ? <SkillChips skills={skills} /> : null}
          note={<VisibilityChoice part="skills" value={visibility.skills} />}
          renderForm={(close) => <WorkForm facts={facts} onClose={close} />}
        />
      </ul>
    </Card>
  )
}

function Summary({ saved }: { saved: string }) {
  const { t } = useLingui()
  const { saveAbout } = useChangeProfile()
  const summary = useAutosave({ saved, save: saveAbout })
  return (
    <div className={styles.summary}>
      <TextArea
        label={t`Summary`}
        help={t`What you do best and what you are looking for, in a few sentences.`}
        rows={5}
        countTo={MAX_SUMMARY}
        value={summary.value}
        onChange={summary.change}
        onBlur={summary.commit}
      />
      <SaveState {...summary.saveState} problem={summary.problem} />
    </div>
  )
}
