import { Trans } from '@lingui/react/macro'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import styles from '../masterclass.module.css'
import { ReplayFields } from './replay-fields.tsx'
import { SpeakerFields } from './speaker-fields.tsx'
import { SubjectFields } from './subject-fields.tsx'
import { TimeFields } from './time-fields.tsx'
import { type TalkFormOptions, useTalkForm } from './use-talk-form.ts'

export function TalkForm(options: TalkFormOptions) {
  const form = useTalkForm(options)
  const { values, change, errors } = form
  return (
    <Form {...form.formProps}>
      <SubjectFields form={form} />
      <SpeakerFields speakers={values.speakers} errors={errors} onChange={(speakers) => change({ speakers })} />
      <TimeFields form={form} />
      <ReplayFields form={form} />
      <div className={styles.actions}>
        <SubmitButton isPending={form.isPending}>
          <Trans>Save</Trans>
        </SubmitButton>
        <p role="status" className={styles.small}>
          {form.isSaved && <Trans>Saved</Trans>}
        </p>
      </div>
    </Form>
  )
}
