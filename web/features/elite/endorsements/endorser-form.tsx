import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { type Relation, relations } from '#shared/features/elite/endorsements/endorsement-words.ts'
import type { Endorsers, NewEndorser } from '#shared/features/elite/endorsements/endorsements.contract.ts'
import { zoneCity } from '#shared/kit/time-zones.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { relationWords } from './endorsement-text.ts'
import styles from './endorsements.module.css'

type EndorserFormProps = {
  send: (body: NewEndorser, idempotencyKey: string) => Promise<Endorsers>
  onDone: (shown: Endorsers) => void | Promise<void>
  isReplacing?: boolean
}

export function EndorserForm({ send, onDone, isReplacing = false }: EndorserFormProps) {
  const { t, i18n } = useLingui()
  const ownZone = useIdentity()?.timeZone ?? 'UTC'
  const zones = useMemo(
    () =>
      [...new Set([ownZone, ...Intl.supportedValuesOf('timeZone')])].map((id) => ({
        id,
        label: zoneCity(id),
        detail: id,
      })),
    [ownZone],
  )
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/endorsements/endorsements.contract.ts').then(({ newEndorser }) => newEndorser),
    initialValues: {
      name: '',
      email: '',
      relation: null as Relation | null,
      company: '',
      locale: 'en' as const,
      timeZone: ownZone,
    },
    send: (body, key) => send(body as NewEndorser, key),
    onSuccess: onDone,
  })
  const zone = form.field('timeZone')
  return (
    <Form {...form.formProps}>
      <div className={styles.pair}>
        <TextField {...form.field('name')} label={t`Name`} autoComplete="off" isRequired />
        <TextField
          {...form.field('email')}
          label={t`Work email`}
          type="email"
          autoComplete="off"
          help={t`Reviewers trust a company address more than one from a free provider.`}
          isRequired
        />
        <Select
          name="relation"
          label={t`They were your`}
          choices={relations.map((id) => ({ id, label: i18n._(relationWords[id]) }))}
          value={form.values.relation}
          onChange={(key) => form.change({ relation: key as Relation | null })}
          isRequired
        />
        <TextField {...form.field('company')} label={t`Where did you work together?`} autoComplete="off" isRequired />
        <ComboBox
          name={zone.name}
          label={t`Their time zone`}
          help={t`Reminders arrive during their day.`}
          menuTrigger="input"
          choices={zones}
          value={zone.value}
          onChange={(key) => key && zone.onChange(String(key))}
          isRequired
        />
      </div>
      <FormActions>
        <SubmitButton isPending={form.isPending}>
          {isReplacing ? <Trans>Ask this person instead</Trans> : <Trans>Add endorser</Trans>}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
