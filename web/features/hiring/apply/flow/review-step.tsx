import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { ApplyStep } from '#shared/features/hiring/apply/apply-limits.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { useHeadingFocus } from '#web/ui/use-heading-focus.ts'
import { useFields } from '../draft/use-fields.ts'
import { MissingList } from './missing-list.tsx'
import { ReviewParts } from './review-parts.tsx'
import styles from './review-step.module.css'
import { stepHref } from './step-address.ts'
import formStyles from './step-form.module.css'
import type { StepProps } from './step-form.tsx'
import { useSend } from './use-send.ts'

/** Everything that will be sent, what is still missing, and the two consents. */
export function ReviewStep({ jobId, autosave, steps }: StepProps) {
  const { t } = useLingui()
  const heading = useHeadingFocus()
  const { shown, change } = useFields(autosave)
  const company = shown.job.company.name
  const { send, isPending, problem } = useSend(autosave)
  const [failureCount, setFailureCount] = useState(0)
  const gaps = shown.missing.filter(({ step }) => step !== 'review')
  const hasToAgree = failureCount > 0 && !shown.allowsProcessing
  const before = steps.at(-2)

  async function trySend() {
    if (!shown.allowsProcessing || gaps.length > 0) return setFailureCount(failureCount + 1)
    if (!(await send())) setFailureCount((count) => count + 1)
  }

  return (
    <div className={formStyles.step}>
      <header className={formStyles.words}>
        <h1 ref={heading} tabIndex={-1} className={formStyles.title}>
          <Trans>Review and send</Trans>
        </h1>
        <p className={formStyles.lead}>
          <Trans>
            This is everything <bdi>{company}</bdi> will receive. You can edit it until someone there opens it.
          </Trans>
        </p>
      </header>
      <Form
        failureCount={failureCount}
        problem={
          problem ??
          (failureCount > 0 && gaps.length > 0 ? <MissingList jobId={jobId} draft={shown} gaps={gaps} /> : undefined)
        }
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          void trySend()
        }}
      >
        {gaps.length > 0 && failureCount === 0 && !shown.obstacle && (
          <Callout tone="warn" title={<Trans>Before you send</Trans>}>
            <MissingList jobId={jobId} draft={shown} gaps={gaps} />
          </Callout>
        )}
        <ReviewParts draft={shown} renderChange={(step) => <ChangeLink jobId={jobId} step={step} />} />
        {!shown.obstacle && (
          <Card title={<Trans>Your consent</Trans>}>
            <div className={styles.consents}>
              <TickBox
                isSelected={shown.allowsProcessing}
                onChange={(isOn) => change('allowsProcessing', isOn)}
                problem={hasToAgree ? t`Tick this box to send your application.` : undefined}
              >
                <span>
                  <Trans>
                    <bdi>{company}</bdi> may read and store this application to make a hiring decision for this job.
                  </Trans>
                </span>
              </TickBox>
              <TickBox isSelected={shown.allowsFutureContact} onChange={(isOn) => change('allowsFutureContact', isOn)}>
                <span>
                  <Trans>
                    <bdi>{company}</bdi> may contact me about other jobs. (optional)
                  </Trans>
                </span>
              </TickBox>
            </div>
          </Card>
        )}
        <div className={formStyles.foot}>
          {before && (
            <LinkButton href={stepHref(jobId, before)} size="large">
              <Trans>Back</Trans>
            </LinkButton>
          )}
          {!shown.obstacle && (
            <SubmitButton size="large" isPending={isPending}>
              <Trans>Send application</Trans>
            </SubmitButton>
          )}
        </div>
      </Form>
    </div>
  )
}

function ChangeLink({ jobId, step }: { jobId: string; step: ApplyStep }): ReactNode {
  return (
    <Link to={stepHref(jobId, step)}>
      <Trans>Edit</Trans>
    </Link>
  )
}
