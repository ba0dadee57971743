import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

type FactFormProps = {
  label: string
  form: Omit<ComponentProps<typeof Form>, 'children'>
  isPending: boolean
  onClose: () => void
  children: ReactNode
}

/** Facts that belong together are saved together: a country without a city would be a wrong place. */
export function FactForm({ label, form, isPending, onClose, children }: FactFormProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input, button, [role="spinbutton"]')?.focus(), [])
  return (
    <div ref={box}>
      <Form {...form} aria-label={label}>
        {children}
        <FormActions>
          <SubmitButton isPending={isPending}>
            <Trans>Save</Trans>
          </SubmitButton>
          <Button variant="text" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}
