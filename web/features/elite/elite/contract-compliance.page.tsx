import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { elite } from '#shared/features/elite/elite/elite.contract.ts'
import type { ComplianceForm } from '#shared/features/elite/elite/elite-forms.contract.ts'
import { isEliteMember, isPreparingElite, isUndecidedElite } from '#shared/features/elite/elite/elite-status.ts'
import { canExpire, type DocumentKind, type LegalForm, legalForms } from '#shared/features/elite/elite/elite-words.ts'
import { taxFormFor } from '#shared/features/elite/elite/tax-form.ts'
import { callApi } from '#web/app/api.ts'
import { pageAction } from '#web/app/form/page-action.server.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './elite.module.css'
import { formsQuery, standingQuery } from './elite-queries.ts'
import { documentWords, legalFormWords, taxFormWords } from './elite-text.ts'
import { onboardingFrame } from './onboarding-slots.tsx'
import { Agreement } from './parts/agreement.tsx'
import { Documents } from './parts/documents.tsx'
import { FormPage } from './parts/form-page.tsx'
import { useComplianceRows } from './parts/form-rows.tsx'
import { OtherDeviceNotice } from './parts/other-device.tsx'
import { SentCompliance } from './parts/sent-form.tsx'
import { useEliteForm } from './parts/use-elite-form.ts'

const queries = pageQueries(() => [standingQuery(), formsQuery(), countriesQuery])
export const loader = queries.server
export const clientLoader = queries.browser
export const handle = onboardingFrame

export const action = pageAction({
  sign: async ({ client, text, isTicked }) => {
    await callApi<typeof elite.sign>(client, 'POST /talent/api/elite/agreement', {
      body: { name: text('name'), version: Number(text('version')), isNameConfirmed: isTicked('isNameConfirmed') },
    })
    return undefined
  },
})

export default function ContractCompliancePage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <FormPage
        kind="contract-compliance"
        lead={
          <Trans>
            Your details for contracts and taxes. Everything is stored encrypted, and every access is recorded.
          </Trans>
        }
      >
        {(form) => (
          <>
            {form.mayEdit ? <ComplianceFields /> : <SentCompliance />}
            <DocumentsCard />
            <AgreementCard />
          </>
        )}
      </FormPage>
    </QueryBoundary>
  )
}

function AgreementCard() {
  const { data: standing } = useSuspenseQuery(standingQuery())
  const { data } = useSuspenseQuery(formsQuery())
  const maySign = standing.application !== null && isPreparingElite(standing.application.status)
  return <Agreement agreement={standing.agreement} profileName={data.legalName} maySign={maySign} />
}

const offered: readonly DocumentKind[] = ['tax_form', 'registration', 'insurance', 'other']

function DocumentsCard() {
  const { t, i18n } = useLingui()
  const { data: standing } = useSuspenseQuery(standingQuery())
  const { data } = useSuspenseQuery(formsQuery())
  const [kind, setKind] = useState<DocumentKind>('tax_form')
  const [expires, setExpires] = useState('')
  const status = standing.application?.status
  const isPreparing = isPreparingElite(status)
  const mayAdd = isUndecidedElite(status) || isEliteMember(status)
  return (
    <Card title={<Trans>Documents</Trans>}>
      <div className={styles.fields}>
        {mayAdd && (
          <div className={styles.pair}>
            <Select
              label={t`Kind of document`}
              choices={offered.map((id) => ({ id, label: i18n._(documentWords[id]) }))}
              value={kind}
              onChange={(key) => key && setKind(key as DocumentKind)}
            />
            {canExpire(kind) && (
              <TextField
                type="date"
                label={t`Valid until`}
                help={t`We remind you before it expires.`}
                value={expires}
                onChange={setExpires}
                isOptional
              />
            )}
          </div>
        )}
        <Documents
          label={t`Add a document`}
          kind={kind}
          documents={data.documents}
          mayAdd={mayAdd}
          mayRemove={isPreparing}
          expires={canExpire(kind) ? expires : ''}
        />
      </div>
    </Card>
  )
}

function ComplianceFields() {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const { data } = useSuspenseQuery(formsQuery())
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const choices = useMemo(
    () => countries.map(({ code, name }) => ({ id: code, label: name, lead: <Flag country={code} /> })),
    [countries],
  )
  const { form, other, saveState } = useEliteForm<ComplianceForm>({
    kind: 'contract-compliance',
    loadSchema: () =>
      import('#shared/features/elite/elite/elite-forms.contract.ts').then(({ complianceForm }) => complianceForm),
    forms: data,
    save: (body) =>
      callApi<typeof elite.saveCompliance>(client, 'PUT /talent/api/elite/forms/contract-compliance', { body }),
  })
  const { values, change } = form
  const rowsOf = useComplianceRows()
  const rows = (shown: ComplianceForm) => Object.values(rowsOf(shown)).flat()
  const { legalForm, taxResidence, isUsPerson, hasUsPayer } = values
  const tick = (name: 'isUsPerson' | 'hasUsPayer' | 'worksAlone' | 'usesOwnTools' | 'hasOtherClients') => ({
    name,
    isSelected: values[name],
    onChange: (is: boolean) => change({ [name]: is }),
  })
  return (
    <Form {...form.formProps}>
      <div className={styles.fields}>
        <Card title={<Trans>You as a contractor</Trans>}>
          <div className={styles.fields}>
            <div className={styles.pair}>
              <Select
                name="legalForm"
                label={t`You work as`}
                choices={legalForms.map((id) => ({ id, label: i18n._(legalFormWords[id]) }))}
                value={legalForm}
                onChange={(key) => change({ legalForm: key as LegalForm | null })}
                isRequired
              />
              <TextField {...form.field('legalName')} label={t`Legal name`} autoComplete="name" isRequired />
            </div>
            <TextArea {...form.field('address')} label={t`Address`} rows={3} isRequired />
            <div className={styles.pair}>
              <ComboBox
                name="taxResidence"
                label={t`Tax residence`}
                menuTrigger="input"
                placeholder={t`Choose`}
                choices={choices}
                value={taxResidence}
                onChange={(key) => change({ taxResidence: key as ComplianceForm['taxResidence'] })}
                isRequired
              />
              <ComboBox
                name="payoutCountry"
                label={t`Country of your bank account`}
                menuTrigger="input"
                placeholder={t`Choose`}
                choices={choices}
                value={values.payoutCountry}
                onChange={(key) => change({ payoutCountry: key as ComplianceForm['payoutCountry'] })}
                isRequired
              />
            </div>
            <div className={styles.pair}>
              <TextField {...form.field('taxId')} label={t`Tax number`} autoComplete="off" isRequired />
              <TextField {...form.field('vatId')} label={t`VAT number`} autoComplete="off" isOptional />
            </div>
            <Checkbox {...tick('isUsPerson')}>
              <Trans>I am a citizen or resident of the United States</Trans>
            </Checkbox>
            <Checkbox {...tick('hasUsPayer')}>
              <Trans>I want to work for clients in the United States</Trans>
            </Checkbox>
            {legalForm && taxResidence && (
              <Callout title={<Trans>Tax form</Trans>}>
                {i18n._(taxFormWords[taxFormFor({ legalForm, taxResidence, isUsPerson, hasUsPayer })])}
              </Callout>
            )}
          </div>
        </Card>
        <Card title={<Trans>How you work</Trans>}>
          <div className={styles.fields}>
            <Checkbox {...tick('worksAlone')}>
              <Trans>I decide for myself how and when I do the work</Trans>
            </Checkbox>
            <Checkbox {...tick('usesOwnTools')}>
              <Trans>I use my own equipment</Trans>
            </Checkbox>
            <Checkbox {...tick('hasOtherClients')}>
              <Trans>I work for several clients at a time, or want to</Trans>
            </Checkbox>
            <TextArea {...form.field('conflicts')} label={t`Conflicts of interest`} rows={3} isOptional />
            <TextArea {...form.field('insurance')} label={t`Professional insurance`} rows={2} isOptional />
          </div>
        </Card>
        <OtherDeviceNotice other={other} rows={rows} />
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            <Trans>Submit this form</Trans>
          </SubmitButton>
          <SaveState {...saveState} />
        </FormActions>
      </div>
    </Form>
  )
}
