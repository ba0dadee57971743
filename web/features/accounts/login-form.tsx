import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { FieldErrors } from '#shared/errors.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useRefusalWords } from './refusal-words.ts'

/**
 * The one form that is not bound to its contract: this is the first page most people load, and the schemas would make it
 * a fifth heavier, only to say before the server what the server says anyway.
 */
export function LoginForm() {
  const { t } = useLingui()
  const { login } = useSession()
  const describeRefusal = useRefusalWords()
  const [credentials, setCredentials] = useState({ email: '', password: '', remember: true })
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [errors, setErrors] = useState<FieldErrors>({})

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const missing: FieldErrors = {
      ...(credentials.email.trim() === '' && { email: [t`Enter the email address of your account.`] }),
      ...(credentials.password === '' && { password: [t`Enter your password.`] }),
    }
    setErrors(missing)
    setFailure(null)
    if (Object.keys(missing).length > 0) return
    setIsPending(true)
    try {
      await login(credentials)
    } catch (refusal) {
      setFailure(refusal)
      setErrors(refusal instanceof ApiError ? refusal.errors : {})
    } finally {
      setIsPending(false)
    }
  }

  return (
    <Form errors={errors} problem={describeRefusal(failure)} validationBehavior="aria" onSubmit={submit}>
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        label={t`Email`}
        value={credentials.email}
        onChange={(email) => setCredentials({ ...credentials, email })}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t`Password`}
        value={credentials.password}
        onChange={(password) => setCredentials({ ...credentials, password })}
      />
      <Checkbox isSelected={credentials.remember} onChange={(remember) => setCredentials({ ...credentials, remember })}>
        <Trans>Keep me signed in</Trans>
      </Checkbox>
      <Button type="submit" variant="filled" size="large" isWide isPending={isPending}>
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  )
}
