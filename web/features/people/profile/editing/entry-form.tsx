import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ProfileSection } from '#shared/features/people/profile/profile-sections.ts'
import type { Id } from '#shared/kit/ids.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { EntryFieldInput } from './entry-field-input.tsx'
import { type EntryField, entryFields } from './entry-fields.ts'
import { useEntryForm } from './use-entry-form.ts'

type EntryFormProps = {
  id: Id
  section: ProfileSection
  /** Null for a new entry. */
  content: object | null
  label: string
  onClose: () => void
  onRemove: () => void
}

/** One entry, edited in place. It saves itself; "Done" only closes it. */
export function EntryForm({ id, section, content, label, onClose, onRemove }: EntryFormProps) {
  const { t } = useLingui()
  const form = useEntryForm({ id, section, content })
  const fields: readonly EntryField[] = entryFields[section]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input')?.focus(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving any field saves; the fields themselves are focusable
    <div ref={box} onBlur={form.leaveField}>
      <Form
        aria-label={label}
        validationBehavior="aria"
        errors={form.errors}
        problem={form.problem}
        failureCount={form.failureCount}
        onSubmit={(event) => {
          event.preventDefault()
          void form.finish().then((mayClose) => mayClose && onClose())
        }}
      >
        {fields.map((field) => (
          <EntryFieldInput key={field.name} field={field} values={form.values} change={form.change} />
        ))}
        <FormActions>
          <SubmitButton>
            <Trans>Done</Trans>
          </SubmitButton>
          {form.isSavedOnce ? (
            <Button variant="danger-text" onPress={onRemove}>
              {t`Remove`}
            </Button>
          ) : (
            <Button variant="text" onPress={onClose}>
              {t`Cancel`}
            </Button>
          )}
          <SaveState {...form.saveState} problem={form.problem} />
        </FormActions>
      </Form>
    </div>
  )
}
