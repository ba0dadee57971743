import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheck } from '@tabler/icons-react'
import type { IdentityCheck, identityChecks, OwnIdentity } from '#shared/features/people/identity/identity.contract.ts'
import { MAX_APPEAL } from '#shared/features/people/identity/identity-limits.ts'
import { isExpiringIdentity, isSubmittedIdentity } from '#shared/features/people/identity/identity-status.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { CancelButton } from './cancel-button.tsx'
import { DetailsForm } from './details-form.tsx'
import styles from './identity.module.css'
import { useShowIdentity } from './identity-query.ts'
import { MomentOf } from './moment-of.tsx'
import { ReasonList } from './reason-list.tsx'

export function ReviewState({ check }: { check: IdentityCheck }) {
  return (
    <div className={styles.steps} role="status">
      {isSubmittedIdentity(check.status) ? (
        <Callout tone="info" title={<Trans>We are reading your document</Trans>}>
          <Trans>This takes a few seconds. You can leave this page.</Trans>
        </Callout>
      ) : (
        <Callout tone="info" title={<Trans>A person is checking your identity</Trans>}>
          <Trans>It usually takes two working days at most. We tell you as soon as it is decided.</Trans>
        </Callout>
      )}
      {check.can.cancel && (
        <div>
          <CancelButton />
        </div>
      )}
    </div>
  )
}

export function VerifiedState({ check }: { check: IdentityCheck }) {
  return (
    <Callout
      tone={isExpiringIdentity(check.status) ? 'warn' : 'soft'}
      glyph={IconCircleCheck}
      title={
        isExpiringIdentity(check.status) ? (
          <Trans>Your verification expires soon</Trans>
        ) : (
          <Trans>Your identity is verified</Trans>
        )
      }
    >
      <p className={styles.text}>
        {check.validUntil && (
          <Trans>
            Valid until <MomentOf at={check.validUntil} format="date" />.
          </Trans>
        )}{' '}
        {check.photosUntil && (
          <Trans>
            Your photos are deleted on <MomentOf at={check.photosUntil} format="date" />.
          </Trans>
        )}
      </p>
    </Callout>
  )
}

export function RejectedState({ check, identity }: { check: IdentityCheck; identity: OwnIdentity }) {
  const isFake = check.reasons.includes('suspected_fake')
  return (
    <>
      <Callout tone="bad" title={<Trans>Your identity could not be verified</Trans>}>
        <ReasonList check={check} />
      </Callout>
      {check.can.appeal && <AppealForm />}
      {!isFake && <DetailsForm identity={identity} />}
    </>
  )
}

function AppealForm() {
  const { t } = useLingui()
  const { client } = useSession()
  const show = useShowIdentity()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/people/identity/identity.contract.ts').then(({ identityAppeal }) => identityAppeal),
    initialValues: { text: '' },
    send: (body) => callApi<typeof identityChecks.appeal>(client, 'POST /talent/api/identity/appeal', { body }),
    onSuccess: (shown) => {
      show(shown)
    },
  })
  return (
    <Card title={<Trans>Ask for another review</Trans>}>
      <Form {...form.formProps}>
        <TextArea
          {...form.field('text')}
          label={t`Why is the decision wrong?`}
          help={t`You can do this once. A person reads it together with your photos.`}
          countTo={MAX_APPEAL}
          isRequired
          missingMessage={t`Tell us why.`}
        />
        <FormActions>
          <SubmitButton variant="outline" isPending={form.isPending}>
            <Trans>Appeal</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}
