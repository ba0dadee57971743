import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#shared/errors.ts'
import type { ProfileSection } from '#shared/features/people/profile/profile-sections.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { EntryFieldInput } from '../editing/entry-field-input.tsx'
import { type EntryField, entryFields } from '../editing/entry-fields.ts'
import type { Values } from '../editing/use-entry-form.ts'

type ProposalFormProps = {
  section: ProfileSection
  content: object
  label: string
  onDone: (content: object) => void
  onCancel: () => void
}

/** Corrects what was read, before anything is saved. */
export function ProposalForm({ section, content, label, onDone, onCancel }: ProposalFormProps) {
  const { i18n } = useLingui()
  const [values, setValues] = useState(content as Values)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failureCount, setFailureCount] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input')?.focus(), [])
  async function finish() {
    const [{ entryContents }, { describeIssues }] = await Promise.all([
      import('#shared/features/people/profile/profile-entries.ts'),
      import('#shared/validation-messages.ts'),
    ])
    const { data, error } = entryContents[section].safeParse(values)
    if (data) return onDone(data)
    setErrors(error ? describeIssues(i18n, error.issues) : {})
    setFailureCount((before) => before + 1)
  }
  const fields: readonly EntryField[] = entryFields[section]
  return (
    <div ref={box}>
      <Form
        aria-label={label}
        validationBehavior="aria"
        errors={errors}
        failureCount={failureCount}
        onSubmit={(event) => {
          event.preventDefault()
          void finish()
        }}
      >
        {fields.map((field) => (
          <EntryFieldInput
            key={field.name}
            field={field}
            values={values}
            change={(changed, path) => {
              setValues((before) => ({ ...before, ...changed }))
              setErrors((before) => Object.fromEntries(Object.entries(before).filter(([at]) => at !== path)))
            }}
          />
        ))}
        <FormActions>
          <SubmitButton>
            <Trans>Use this</Trans>
          </SubmitButton>
          <Button variant="text" onPress={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}
