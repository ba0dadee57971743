import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { IdentityCheck, identityChecks, OwnIdentity } from '#shared/features/people/identity/identity.contract.ts'
import { isReturnedIdentity } from '#shared/features/people/identity/identity-status.ts'
import { sidesOf } from '#shared/features/people/identity/identity-words.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Country } from '#web/ui/country.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { CancelButton } from './cancel-button.tsx'
import { DetailsForm } from './details-form.tsx'
import styles from './identity.module.css'
import { useShowIdentity } from './identity-query.ts'
import { documentWords } from './identity-words.ts'
import { PhonePart } from './phone/phone-part.tsx'
import { describePhotoFailure } from './photos/describe-photo-failure.ts'
import { OwnPhotoSlot } from './photos/own-photo-slot.tsx'
import { ReasonList } from './reason-list.tsx'

/** Everything that can still be changed, and sending it. */
export function CollectPart({ check, identity }: { check: IdentityCheck; identity: OwnIdentity }) {
  const [isEditing, setIsEditing] = useState(false)
  return (
    <>
      {isReturnedIdentity(check.status) && (
        <Callout tone="warn" title={<Trans>We need something more</Trans>}>
          <ReasonList check={check} />
        </Callout>
      )}
      {isEditing ? (
        <DetailsForm identity={identity} onDone={() => setIsEditing(false)} />
      ) : (
        <Details check={check} onEdit={() => setIsEditing(true)} />
      )}
      <PhonePart phone={identity.phone} />
      {sidesOf(check.documentType).map((side) => (
        <OwnPhotoSlot key={side} side={side} check={check} />
      ))}
      <SendPart check={check} />
    </>
  )
}

function Details({ check, onEdit }: { check: IdentityCheck; onEdit: () => void }) {
  const { t, i18n } = useLingui()
  return (
    <Card title={<Trans>Your details</Trans>}>
      <div className={styles.steps}>
        <DefinitionList
          items={[
            { term: t`Document`, value: i18n._(documentWords[check.documentType]) },
            { term: t`Country`, value: <Country code={check.documentCountry} /> },
            { term: t`Name`, value: <bdi translate="no">{check.legalName}</bdi> },
            { term: t`Date of birth`, value: check.birthDate },
          ]}
        />
        <div>
          <Button variant="light" onPress={onEdit}>
            <Trans>Change details</Trans>
          </Button>
        </div>
      </div>
    </Card>
  )
}

function SendPart({ check }: { check: IdentityCheck }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const show = useShowIdentity()
  const sending = useMutation({
    mutationFn: () => callApi<typeof identityChecks.submit>(client, 'POST /talent/api/identity/submit'),
    onSuccess: show,
  })
  return (
    <div className={styles.steps}>
      {sending.isError && (
        <p role="alert" className={styles.problem}>
          {describePhotoFailure(i18n, sending.error)}
        </p>
      )}
      {check.missing.length > 0 && (
        <p className={styles.text}>
          <Trans>Add all photos to continue.</Trans>
        </p>
      )}
      <div className={styles.actions}>
        <Button
          variant="filled"
          isDisabled={!check.can.submit}
          isPending={sending.isPending}
          onPress={() => sending.mutate()}
        >
          <Trans>Send for review</Trans>
        </Button>
        <CancelButton />
      </div>
    </div>
  )
}
