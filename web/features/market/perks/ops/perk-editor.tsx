import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import {
  MAX_PARTNER,
  MAX_PERK_ABOUT,
  MAX_PERK_CODE,
  MAX_PERK_TITLE,
} from '#shared/features/market/perks/perk-limits.ts'
import type { OpsPerk, opsPerks, PerkContent } from '#shared/features/market/perks/perks.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { CountriesField } from '#web/features/base/reference/countries-field.tsx'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldPair, Form } from '#web/ui/form.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { refreshOpsPerks } from '../perk-queries.ts'
import styles from '../perks.module.css'

const OPS_PERKS = '/ops/perks'

const emptyPerk: PerkContent = {
  partner: '',
  title: '',
  about: '',
  url: '',
  code: '',
  countries: [],
  limit: null,
  startsOn: null,
  endsOn: null,
}

function contentOf({ id: _id, claims: _claims, ...content }: OpsPerk): PerkContent {
  return content
}

export function PerkEditor({ perk }: { perk: OpsPerk | null }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/market/perks/perks.contract.ts').then((contract) => contract.perkContent),
    initialValues: perk ? contentOf(perk) : emptyPerk,
    send: (body, idempotencyKey) =>
      perk
        ? callApi<typeof opsPerks.change>(client, 'PUT /ops/api/perks/:id', { params: { id: perk.id }, body })
        : callApi<typeof opsPerks.create>(client, 'POST /ops/api/perks', { body, idempotencyKey }),
    onSuccess: async () => {
      await refreshOpsPerks(cache)
      await navigate(OPS_PERKS)
    },
  })
  const { values, change } = form
  const { data: countries = [] } = useQuery(countriesQuery)
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Perks`, href: OPS_PERKS }]} />}
        title={perk ? <bdi translate="no">{perk.title}</bdi> : <Trans>Add a perk</Trans>}
      />
      <Form {...form.formProps}>
        <Card>
          <div className={styles.stack}>
            <FieldPair>
              <TextField {...form.field('partner')} label={t`Partner`} maxLength={MAX_PARTNER} isRequired />
              <TextField {...form.field('title')} label={t`Title`} maxLength={MAX_PERK_TITLE} isRequired />
            </FieldPair>
            <TextArea {...form.field('about')} label={t`Description`} countTo={MAX_PERK_ABOUT} isOptional />
            <FieldPair>
              <TextField
                {...form.field('url')}
                type="url"
                label={t`Link to the partner`}
                help={t`Starts with https://`}
                isRequired
              />
              <TextField
                {...form.field('code')}
                label={t`Code`}
                help={t`Everybody who claims the perk gets this code.`}
                maxLength={MAX_PERK_CODE}
                isOptional
              />
            </FieldPair>
            <CountriesField
              name="countries"
              label={t`Countries where it works`}
              help={t`Leave this empty if it works everywhere.`}
              listLabel={t`Countries where it works`}
              countries={countries}
              chosen={values.countries}
              onChange={(codes) => change({ countries: codes })}
            />
            <TextField
              name="limit"
              label={t`How many people can claim it`}
              help={t`Leave this empty for no limit.`}
              inputMode="numeric"
              value={values.limit === null ? '' : String(values.limit)}
              onChange={(text) => {
                const digits = text.replace(/\D/g, '').slice(0, 7)
                change({ limit: digits === '' ? null : Number(digits) })
              }}
              isOptional
            />
            <FieldPair>
              <TextField
                name="startsOn"
                type="date"
                label={t`First day`}
                value={values.startsOn ?? ''}
                onChange={(day) => change({ startsOn: day === '' ? null : day })}
                isOptional
              />
              <TextField
                name="endsOn"
                type="date"
                label={t`Last day`}
                value={values.endsOn ?? ''}
                onChange={(day) => change({ endsOn: day === '' ? null : day })}
                isOptional
              />
            </FieldPair>
          </div>
        </Card>
        <div className={styles.actions}>
          <SubmitButton isPending={form.isPending}>
            <Trans>Save</Trans>
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}
