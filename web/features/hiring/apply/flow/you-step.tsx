import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_NAME, MAX_PHONE } from '#shared/features/hiring/apply/apply-limits.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFields } from '../draft/use-fields.ts'
import styles from './step-form.module.css'
import { StepForm, type StepProps } from './step-form.tsx'

export function YouStep(props: StepProps) {
  const { t } = useLingui()
  const { shown, field } = useFields(props.autosave)
  const email = useIdentity()?.email
  const { phone } = shown.form.parts
  return (
    <StepForm {...props} step="you" title={<Trans>About you</Trans>}>
      <TextField
        {...field('name')}
        label={t`Your full name`}
        help={t`As the company should see it. A single name is fine.`}
        autoComplete="name"
        maxLength={MAX_NAME}
        isRequired
        missingMessage={t`Enter your name.`}
      />
      {phone !== 'off' && (
        <TextField
          {...field('phone')}
          label={t`Phone`}
          help={t`With the country code, for example +254 712 345678.`}
          type="tel"
          autoComplete="tel"
          maxLength={MAX_PHONE}
          isOptional={phone === 'optional'}
          isRequired={phone === 'required'}
          missingMessage={t`Enter a phone number with its country code.`}
        />
      )}
      <p className={styles.note}>
        <Trans>
          They will reply to <bdi>{email}</bdi>. Your profile is included as it is when you send: location, working
          hours, role and skills.
        </Trans>
      </p>
    </StepForm>
  )
}
