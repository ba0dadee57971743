import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AccessTokenScope } from '#shared/access/token-scopes.ts'
import type { security } from '#shared/features/entry/security/security.contract.ts'
import { MAX_TOKEN_NAME, tokenLifetimes } from '#shared/features/entry/security/security-limits.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** Long enough for most scripts, short enough to be reviewed now and then. */
const DEFAULT_DAYS: (typeof tokenLifetimes)[number] = 90

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
        inputRef={(input) => input?.focus()}
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
      <RadioGroup
        name="days"
        label={t`Expires after`}
        value={String(form.values.days)}
        onChange={(value) => {
          const days = tokenLifetimes.find((known) => String(known) === value)
          if (days) form.change({ days })
        }}
      >
        {tokenLifetimes.map((days) => (
          <Radio key={days} value={String(days)}>
            <Plural value={days} one="# day" other="# days" />
          </Radio>
        ))}
      </RadioGroup>
      <SubmitButton isWide isPending={form.isPending}>
        <Trans>Create token</Trans>
      </SubmitButton>
    </Form>
  )
}
