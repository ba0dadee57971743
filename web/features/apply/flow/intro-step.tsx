import { Trans } from '@lingui/react/macro'
import { useFields } from '../draft/use-fields.ts'
import { IntroPart } from '../parts/intro-part.tsx'
import styles from './step-form.module.css'
import { StepForm, type StepProps } from './step-form.tsx'

export function IntroStep(props: StepProps) {
  const { shown } = useFields(props.keeper)
  const isOptional = shown.form.parts.intro === 'optional'
  return (
    <StepForm
      {...props}
      step="intro"
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
          <IntroPart keeper={props.keeper} />
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
