import { Trans, useLingui } from '@lingui/react/macro'
import type { AccessTokenScope } from '#shared/access/token-scopes.ts'
import type { security } from '#shared/features/entry/security/security.contract.ts'
import { MAX_TOKEN_NAME } from '#shared/features/entry/security/security-limits.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DEFAULT_DAYS, LifetimeChoice } from './lifetime-choice.tsx'

export function NewTokenForm({ onMade }: { onMade: (token: string) => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const initialScopes: AccessTokenScope[] = ['read']
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/security/security.contract.ts').then((contract) => contract.newToken),
    initialValues: { name: '', scopes: initialScopes, days: DEFAULT_DAYS },
    send: (body) => callApi<typeof security.makeToken>(client, 'POST /user/tokens', { body }),
    onSuccess: ({ token }) => onMade(token),
  })
  return (
    <Form {...form.formProps}>
      <TextField
        {...form.field('name')}
        inputRef={focusOnMount}
        label={t`Name`}
        help={t`What it is for, for example “Backup script”.`}
        maxLength={MAX_TOKEN_NAME}
        isRequired
        missingMessage={t`Enter a name.`}
      />
      <CheckboxGroup
        name="scopes"
        label={t`Permissions`}
        value={form.values.scopes}
        onChange={(scopes) => form.change({ scopes: scopes as AccessTokenScope[] })}
      >
        <Checkbox value="read">
          <Trans>Read everything you can see</Trans>
        </Checkbox>
        <Checkbox value="write">
          <Trans>Make changes as you</Trans>
        </Checkbox>
      </CheckboxGroup>
      <LifetimeChoice days={form.values.days} onChange={(days) => form.change({ days })} />
      <SubmitButton isWide isPending={form.isPending}>
        <Trans>Create token</Trans>
      </SubmitButton>
    </Form>
  )
}
