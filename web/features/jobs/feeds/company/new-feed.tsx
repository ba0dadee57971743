import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { feeds } from '#shared/features/jobs/feeds/feeds.contract.ts'
import { type ImportSource, importSources } from '#shared/features/jobs/jobs/imported-job.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldPair, Form, FormActions } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { sourceNames } from '../source-names.ts'

const emptyFeed: { source: ImportSource; address: string } = { source: 'greenhouse', address: '' }

export function NewFeed({ companyId, onAdded }: { companyId: string; onAdded: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () => import('#shared/features/jobs/feeds/feeds.contract.ts').then(({ feeds: all }) => all.create.body),
    initialValues: emptyFeed,
    send: (body, idempotencyKey) =>
      callApi<typeof feeds.create>(client, 'POST /company/api/companies/:companyId/feeds', {
        params: { companyId },
        body,
        idempotencyKey,
      }),
    onSuccess: async () => {
      await cache.invalidateQueries()
      onAdded()
    },
  })
  return (
    <Card title={<Trans>Add a feed</Trans>}>
      <Form {...form.formProps}>
        <FieldPair>
          <Select
            name="source"
            translate="no"
            label={t`Where your jobs are`}
            choices={importSources.map((id) => ({ id, label: sourceNames[id] }))}
            value={form.values.source}
            onChange={(key) => form.change({ source: importSources.find((one) => one === key) ?? form.values.source })}
          />
          <TextField
            {...form.field('address')}
            label={t`Your account name or the feed’s URL`}
            missingMessage={t`Enter the name or the address.`}
            autoCapitalize="none"
            spellCheck={false}
          />
        </FieldPair>
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            <Trans>Add feed</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}
