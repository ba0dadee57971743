import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PendingTake } from '#web/features/base/recorder/intro/intro-panel.tsx'
import { useFields } from '../draft/use-fields.ts'
import { IntroPart } from '../parts/intro-part.tsx'
import styles from './step-form.module.css'
import { StepForm, type StepProps } from './step-form.tsx'

export function IntroStep(props: StepProps) {
  const { t } = useLingui()
  const { shown } = useFields(props.autosave)
  const [pendingTake, setPendingTake] = useState<PendingTake | null>(null)
  const warnings: Record<PendingTake, string> = {
    take: t`Your recording is not part of the application yet. Add it first, or press again to continue without it.`,
    saving: t`Your recording is still processing. Wait until it has been added, or press again to continue without it.`,
  }
  const isOptional = shown.form.parts.intro === 'optional'
  return (
    <StepForm
      {...props}
      step="intro"
      leaveWarning={pendingTake && warnings[pendingTake]}
      title={<Trans>Introduce yourself</Trans>}
      lead={
        <>
          <Trans>Video, audio or text: all count the same.</Trans> {isOptional && <Trans>You can skip this.</Trans>}
        </>
      }
    >
      {(errors) => (
        <>
          <IntroPart autosave={props.autosave} onPendingTake={setPendingTake} />
          {errors['intro'] && (
            <p role="alert" className={styles.problem}>
              {errors['intro'].join(' ')}
            </p>
          )}
        </>
      )}
    </StepForm>
  )
}
