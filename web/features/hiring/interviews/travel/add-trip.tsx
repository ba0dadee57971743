import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { travel } from '#shared/features/hiring/interviews/travel/travel.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { zoneChoices } from '#web/features/people/preferences/account/zone-choices.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { FieldPair, Form, FormActions } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { refreshInterviews } from '../interview-queries.ts'
import { tripsQuery } from './travel-queries.ts'

export function AddTrip() {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/interviews/travel/travel.contract.ts').then(
        ({ travel: contract }) => contract.add.body,
      ),
    initialValues: { zone: '', from: '', to: '' },
    send: (body) => callApi<typeof travel.add>(client, 'POST /talent/api/trips', { body }),
    onSuccess: async (changed) => {
      cache.setQueryData(tripsQuery.queryKey, changed)
      await refreshInterviews(cache)
    },
  })
  return (
    <Form {...form.formProps}>
      <ComboBox
        name="zone"
        label={t`Time zone`}
        placeholder={t`Choose`}
        choices={zoneChoices(null)}
        selectedKey={form.values.zone || null}
        onSelectionChange={(key) => form.change({ zone: typeof key === 'string' ? key : '' })}
      />
      <FieldPair>
        <TextField {...form.field('from')} type="date" label={t`First day`} isRequired />
        <TextField {...form.field('to')} type="date" label={t`Last day`} isRequired />
      </FieldPair>
      <FormActions>
        <SubmitButton isPending={form.isPending}>
          <Trans>Add trip</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
