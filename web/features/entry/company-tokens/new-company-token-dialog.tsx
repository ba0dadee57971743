import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CompanyTokenScope, companyTokenScopes } from '#shared/access/token-scopes.ts'
import type { companyTokens } from '#shared/features/entry/company-tokens/company-tokens.contract.ts'
import { MAX_TOKEN_NAME } from '#shared/features/entry/security/security-limits.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { DEFAULT_DAYS, LifetimeChoice } from '#web/features/entry/security/tokens/lifetime-choice.tsx'
import { SecretShownOnce } from '#web/features/entry/security/tokens/secret-shown-once.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { companyTokenList } from './company-tokens-query.ts'
import { useScopeNames } from './scope-names.ts'

export function NewCompanyTokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [token, setToken] = useState<string | null>(null)

  function show(created: string) {
    setToken(created)
    void queryClient.invalidateQueries({ queryKey: companyTokenList.queryKey })
  }

  return token === null ? (
    <Dialog isOpen onOpenChange={onClose} title={t`Create company token`}>
      <NewCompanyTokenForm onCreated={show} />
    </Dialog>
  ) : (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`Copy your token now`}
      actions={
        <Button variant="filled" onPress={onClose}>
          <Trans>I have copied it</Trans>
        </Button>
      }
    >
      <SecretShownOnce secret={token}>
        <Trans>
          You will not see it again. Treat it like a password: anyone who has it can act for your company within its
          permissions.
        </Trans>
      </SecretShownOnce>
    </Dialog>
  )
}

function NewCompanyTokenForm({ onCreated }: { onCreated: (token: string) => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const names = useScopeNames()
  const initialScopes: CompanyTokenScope[] = ['jobs:read']
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/company-tokens/company-tokens.contract.ts').then(
        (contract) => contract.newCompanyToken,
      ),
    initialValues: { name: '', scopes: initialScopes, days: DEFAULT_DAYS },
    send: (body) => callApi<typeof companyTokens.create>(client, 'POST /company/api/tokens', { body }),
    onSuccess: ({ token }) => onCreated(token),
  })
  return (
    <Form {...form.formProps}>
      <TextField
        {...form.field('name')}
        inputRef={focusOnMount}
        label={t`Name`}
        help={t`What it is for, for example “Careers site”.`}
        maxLength={MAX_TOKEN_NAME}
        isRequired
        missingMessage={t`Enter a name.`}
      />
      <CheckboxGroup
        name="scopes"
        label={t`Permissions`}
        value={form.values.scopes}
        onChange={(scopes) => form.change({ scopes: companyTokenScopes.filter((scope) => scopes.includes(scope)) })}
      >
        {companyTokenScopes.map((scope) => (
          <Checkbox key={scope} value={scope}>
            {names[scope]}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <LifetimeChoice days={form.values.days} onChange={(days) => form.change({ days })} />
      <SubmitButton isWide isPending={form.isPending}>
        <Trans>Create token</Trans>
      </SubmitButton>
    </Form>
  )
}
