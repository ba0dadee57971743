import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { MAX_STAGE_NAME, MAX_STAGES } from '#shared/features/jobs/jobs/job-limits.ts'
import { stageKinds } from '#shared/features/jobs/jobs/job-terms.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from '../editor.module.css'
import { SectionCard } from './section-card.tsx'
import type { SectionProps } from './section-props.ts'

type Stage = SectionProps['values']['stages'][number]

export function StagesSection({ values: { stages }, change, remarks }: SectionProps) {
  const { t } = useLingui()
  const write = (next: Stage[]) => change({ stages: next })
  const move = (from: number, to: number) => {
    const next = [...stages]
    next.splice(to, 0, ...next.splice(from, 1))
    write(next)
  }
  return (
    <SectionCard
      id="stages"
      title={<Trans>How you hire</Trans>}
      remarks={remarks}
      clear={
        stages.length > 0 ? (
          <Plural value={stages.length} one="# step, shown to everyone" other="# steps, shown to everyone" />
        ) : null
      }
    >
      <ol role="list" className={styles.rows} aria-label={t`Steps`}>
        {stages.map((stage, place) => {
          const number = place + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by their position
            <li key={place} className={styles.row}>
              <TextField
                label={t`Step ${number}`}
                maxLength={MAX_STAGE_NAME}
                value={stage.name}
                onChange={(name) => write(stages.map((one, index) => (index === place ? { ...one, name } : one)))}
              />
              <KindField
                number={number}
                kind={stage.kind}
                onChange={(kind) => write(stages.map((one, index) => (index === place ? { ...one, kind } : one)))}
              />
              <span className={styles.rowTools}>
                <IconButton
                  glyph={IconArrowUp}
                  label={t`Move step ${number} up`}
                  isDisabled={place === 0}
                  onPress={() => move(place, place - 1)}
                />
                <IconButton
                  glyph={IconArrowDown}
                  label={t`Move step ${number} down`}
                  isDisabled={place === stages.length - 1}
                  onPress={() => move(place, place + 1)}
                />
                <IconButton
                  glyph={IconX}
                  label={t`Remove step ${number}`}
                  onPress={() => write(stages.filter((_, index) => index !== place))}
                />
              </span>
            </li>
          )
        })}
      </ol>
      {stages.length < MAX_STAGES && (
        <Button variant="light" onPress={() => write([...stages, { name: t`First conversation`, kind: 'interview' }])}>
          <Trans>Add a step</Trans>
        </Button>
      )}
    </SectionCard>
  )
}

type KindFieldProps = { number: number; kind: Stage['kind']; onChange: (kind: Stage['kind']) => void }

function KindField({ number, kind, onChange }: KindFieldProps) {
  const { t } = useLingui()
  const kinds: Record<Stage['kind'], string> = {
    review: t`Review`,
    screening: t`Screening`,
    test: t`Test`,
    interview: t`Interview`,
    task: t`Work sample`,
    references: t`References`,
    offer: t`Offer`,
  }
  return (
    <Select
      label={t`Kind of step ${number}`}
      choices={stageKinds.map((id) => ({ id, label: kinds[id] }))}
      value={kind}
      onChange={(key) => onChange(stageKinds.find((one) => one === key) ?? kind)}
    />
  )
}
