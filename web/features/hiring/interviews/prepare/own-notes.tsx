import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_OWN_NOTES } from '#shared/features/hiring/interviews/interview-kinds.ts'
import type { interviewNotes } from '#shared/features/hiring/interviews/interview-notes.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { refreshInterviews } from '../interview-queries.ts'

type OwnNotesProps = { id: string; text: string; onSaved?: () => void }

/** What somebody who takes part writes down for themselves. */
export function OwnNotes({ id, text, onSaved }: OwnNotesProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const [saved, setSaved] = useState(text)
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/interviews/interview-notes.contract.ts').then(
        ({ interviewNotes: contract }) => contract.write.body,
      ),
    initialValues: { text },
    draftName: `interview-notes-${id}`,
    send: (body) =>
      callApi<typeof interviewNotes.write>(client, 'PUT /shared/api/interviews/:id/notes', { params: { id }, body }),
    onSuccess: async () => {
      setSaved(form.values.text)
      onSaved?.()
      await refreshInterviews(cache)
    },
  })
  const isSaved = saved !== '' && form.values.text === saved
  return (
    <Form {...form.formProps}>
      <TextArea
        {...form.field('text')}
        label={t`Your notes`}
        help={t`Only you see these notes.`}
        rows={4}
        countTo={MAX_OWN_NOTES}
      />
      <FormActions>
        <SubmitButton isPending={form.isPending}>
          <Trans>Save notes</Trans>
        </SubmitButton>
        <SaveState status={isSaved ? 'saved' : 'idle'} />
      </FormActions>
    </Form>
  )
}
