// Signing: a typed name is enough and works without scripts; a drawn signature is an option.

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CompanySignature, TalentSignature } from '#shared/features/hiring/offers/offers.contract.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { SignaturePad } from './signature-pad.tsx'

type SignatureBody = CompanySignature & Pick<TalentSignature, 'hasRead'>

type SignFormProps = {
  version: number
  profileName: string
  /** Who signs what: the talent an offer, the company an offer, a member their agreement. */
  purpose: 'accept' | 'countersign' | 'agreement'
  send: (body: SignatureBody) => Promise<unknown>
  onSigned: () => void | Promise<void>
}

export function SignForm({ version, profileName, purpose, send, onSigned }: SignFormProps) {
  // The talent confirms that they have read everything.
  const asksForReading = purpose === 'accept'
  const { t } = useLingui()
  const [isDrawn, setIsDrawn] = useState(false)
  const initial: SignatureBody = {
    name: '',
    method: 'typed',
    drawing: null,
    version,
    isNameConfirmed: false,
    hasRead: !asksForReading,
  }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/offers/offers.contract.ts').then((contract) =>
        asksForReading ? contract.talentSignature : contract.companySignature,
      ),
    initialValues: initial,
    plainName: 'sign',
    hidden: { version: String(version) },
    send: (body) => send(body as SignatureBody),
    onSuccess: onSigned,
  })
  const { values, errors } = form
  const isOtherName = errors.name !== undefined || values.isNameConfirmed
  return (
    <PlainForm {...form.formProps}>
      <TextField
        {...form.field('name')}
        label={t`Type your full legal name`}
        help={t`As on your ID. Your profile says ${profileName}.`}
        autoComplete="name"
        isRequired
      />
      {isOtherName && (
        <TickBox
          name="isNameConfirmed"
          isSelected={values.isNameConfirmed}
          onChange={(isNameConfirmed) => form.change({ isNameConfirmed })}
        >
          <Trans>This is my legal name, although my profile says otherwise</Trans>
        </TickBox>
      )}
      <TickBox
        isSelected={isDrawn}
        onChange={(isChosen) => {
          setIsDrawn(isChosen)
          form.change({ method: isChosen ? 'drawn' : 'typed', ...(!isChosen && { drawing: null }) })
        }}
      >
        <Trans>Draw my signature as well</Trans>
      </TickBox>
      {isDrawn && (
        <SignaturePad
          drawing={values.drawing}
          onChange={(drawing) => form.change({ drawing })}
          problem={errors.drawing?.[0]}
        />
      )}
      {asksForReading && (
        <TickBox
          name="hasRead"
          isSelected={values.hasRead}
          onChange={(hasRead) => form.change({ hasRead })}
          problem={errors.hasRead?.[0]}
        >
          <Trans>I have read the whole offer</Trans>
        </TickBox>
      )}
      <SubmitButton isPending={form.isPending}>
        {purpose === 'accept' && <Trans>Accept and sign</Trans>}
        {purpose === 'countersign' && <Trans>Sign for the company</Trans>}
        {purpose === 'agreement' && <Trans>Sign the agreement</Trans>}
      </SubmitButton>
    </PlainForm>
  )
}
