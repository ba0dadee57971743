import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Undecided } from '#web/features/base/recorder/intro/intro-panel.tsx'
import { useFields } from '../draft/use-fields.ts'
import { IntroPart } from '../parts/intro-part.tsx'
import styles from './step-form.module.css'
import { StepForm, type StepProps } from './step-form.tsx'

export function IntroStep(props: StepProps) {
  const { t } = useLingui()
  const { shown } = useFields(props.keeper)
  const [undecided, setUndecided] = useState<Undecided | null>(null)
  const warnings: Record<Undecided, string> = {
    take: t`What you recorded is not part of the application yet. Use it first, or press once more to go on without it.`,
    keeping: t`What you recorded is still being made ready. Wait until it is part of the application, or press once more to go on without it.`,
  }
  const isOptional = shown.form.parts.intro === 'optional'
  return (
    <StepForm
      {...props}
      step="intro"
      undecided={undecided && warnings[undecided]}
      title={<Trans>Introduce yourself</Trans>}
      lead={
        <>
          <Trans>By video, by voice or in words: all count the same.</Trans>{' '}
          {isOptional && <Trans>You can leave it out.</Trans>}
        </>
      }
    >
      {(errors) => (
        <>
          <IntroPart keeper={props.keeper} onUndecided={setUndecided} />
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
