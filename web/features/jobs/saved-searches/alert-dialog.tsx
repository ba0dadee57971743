import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type AlertFrequency, MAX_SEARCH_NAME } from '#shared/features/jobs/saved-searches/alert-kinds.ts'
import type { savedSearches } from '#shared/features/jobs/saved-searches/saved-searches.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useFrequencyText } from './frequency-text.ts'
import { savedSearchesQuery } from './search-queries.ts'

type Proposal = { name: string; search: string; alert: AlertFrequency }

const proposal = (name: string, search: string): Proposal => ({ name: shortName(name), search, alert: 'daily' })

/** As many parts of the name as fit. */
function shortName(name: string): string {
  if (name.length <= MAX_SEARCH_NAME) return name
  const end = name.lastIndexOf(', ', MAX_SEARCH_NAME)
  return name.slice(0, end > 0 ? end : MAX_SEARCH_NAME)
}

type AlertDialogProps = { search: string; name: string; onClose: () => void }

export function AlertDialog({ search, name, onClose }: AlertDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { choices } = useFrequencyText()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/jobs/saved-searches/saved-searches.contract.ts').then(
        (contract) => contract.savedSearches.create.body,
      ),
    initialValues: proposal(name, search),
    send: (body, idempotencyKey) =>
      callApi<typeof savedSearches.create>(client, 'POST /talent/api/saved-searches', { body, idempotencyKey }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: savedSearchesQuery.queryKey })
      onClose()
      await showToast({
        text: t`Saved. Find it under Saved.`,
        action: { label: t`View`, onPress: () => void navigate('/jobs/saved') },
      })
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Get alerts for new jobs`}>
      <Form {...form.formProps}>
        <TextField
          {...form.field('name')}
          inputRef={focusOnMount}
          label={t`Search name`}
          maxLength={MAX_SEARCH_NAME}
          isRequired
          missingMessage={t`Enter a name.`}
        />
        <RadioGroup
          name="alert"
          label={t`How often should we email you?`}
          help={t`Never at night, and never the same job twice.`}
          value={form.values.alert}
          onChange={(chosen) => {
            const rhythm = choices.find(({ id }) => id === chosen)
            if (rhythm) form.change({ alert: rhythm.id })
          }}
        >
          {choices.map(({ id, label }) => (
            <Radio key={id} value={id}>
              {label}
            </Radio>
          ))}
        </RadioGroup>
        <SubmitButton isPending={form.isPending}>
          <Trans>Save this search</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
