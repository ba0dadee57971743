import { parseDate } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { identityChecks, OwnIdentity } from '#shared/features/people/identity/identity.contract.ts'
import { APPROVED_PHOTO_DAYS, REJECTED_PHOTO_DAYS } from '#shared/features/people/identity/identity-limits.ts'
import { isOpenIdentity } from '#shared/features/people/identity/identity-status.ts'
import { type DocumentType, documentTypes } from '#shared/features/people/identity/identity-words.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from './identity.module.css'
import { useShowIdentity } from './identity-query.ts'
import { documentWords } from './identity-words.ts'

type DetailsFormProps = { identity: OwnIdentity; onDone?: () => void }

/** Consent and what the document should say. Starts a check, or changes the one that has not been sent. */
export function DetailsForm({ identity, onDone }: DetailsFormProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const show = useShowIdentity()
  const isHydrated = useIsHydrated()
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const choices = useMemo(
    () => countries.map(({ code, name }) => ({ id: code, label: name, lead: <Flag country={code} /> })),
    [countries],
  )
  const open = isOpenIdentity(identity.check?.status) ? identity.check : null
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/people/identity/identity.contract.ts').then(({ identityDetails }) => identityDetails),
    initialValues: {
      documentType: open?.documentType ?? null,
      documentCountry: (open?.documentCountry ?? null) as never,
      legalName: open?.legalName ?? '',
      birthDate: open?.birthDate || null,
      hasMrz: open?.hasMrz ?? true,
      hasConsented: open ? (true as const) : null,
    },
    send: (body) => callApi<typeof identityChecks.saveDetails>(client, 'PUT /talent/api/identity', { body }),
    onSuccess: (shown) => {
      show(shown)
      onDone?.()
    },
  })
  const type = form.field('documentType')
  const country = form.field('documentCountry')
  const birth = form.field('birthDate')
  const hasMrz = form.field('hasMrz')
  const consent = form.field('hasConsented')
  return (
    <Card title={open ? <Trans>Your details</Trans> : <Trans>Verify your identity</Trans>}>
      <Form {...form.formProps}>
        {!open && <Promise />}
        <Select
          name={type.name}
          label={t`Document`}
          choices={documentTypes.map((one) => ({ id: one, label: i18n._(documentWords[one]) }))}
          value={type.value}
          onChange={(key) => type.onChange(key as DocumentType | null)}
          onBlur={type.onBlur}
          isRequired
          missingMessage={t`Choose your document.`}
        />
        <ComboBox
          name={country.name}
          label={t`Country that issued it`}
          menuTrigger="input"
          placeholder={t`Choose`}
          choices={choices}
          value={country.value}
          onChange={(key) => country.onChange(key as never)}
          onBlur={country.onBlur}
          isRequired
          missingMessage={t`Choose the country.`}
        />
        <TextField
          {...form.field('legalName')}
          label={t`Full name as in the document`}
          autoComplete="name"
          isRequired
          missingMessage={t`Enter your full name.`}
        />
        <DateField
          // Labels of its parts differ between server and browser, and hydration would keep the server's.
          key={isHydrated ? 'browser' : 'server'}
          name={birth.name}
          label={t`Date of birth`}
          value={birth.value ? parseDate(birth.value) : null}
          onChange={(date) => birth.onChange(date?.toString() ?? null)}
          onBlur={birth.onBlur}
          isRequired
          missingMessage={t`Enter your date of birth.`}
        />
        <Checkbox
          name={hasMrz.name}
          isSelected={!hasMrz.value}
          onChange={(isSelected) => hasMrz.onChange(!isSelected)}
          help={t`A person then reads the document alone, which takes longer.`}
        >
          <Trans>My document has no lines of letters and “&lt;” signs</Trans>
        </Checkbox>
        <Checkbox
          name={consent.name}
          isSelected={consent.value === true}
          onChange={(isSelected) => consent.onChange(isSelected ? true : null)}
          isRequired
          missingMessage={t`Without your agreement we cannot look at your document.`}
        >
          <Trans>
            I agree that my photos are stored encrypted, read by this installation and seen by its reviewers
          </Trans>
        </Checkbox>
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            {open ? <Trans>Save</Trans> : <Trans>Continue to photos</Trans>}
          </SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}

function Promise() {
  return (
    <ul className={styles.facts}>
      <li>
        <Trans>You photograph a document and your face. A person decides, usually within two working days.</Trans>
      </li>
      <li>
        <Trans>
          Photos are encrypted and deleted {APPROVED_PHOTO_DAYS} days after approval, or {REJECTED_PHOTO_DAYS} days
          after a rejection. You can cancel and delete them at any time before the decision.
        </Trans>
      </li>
      <li>
        <Trans>You see every time somebody opens one of them.</Trans>
      </li>
    </ul>
  )
}
