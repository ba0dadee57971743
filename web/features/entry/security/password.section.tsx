import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { security } from '#shared/features/entry/security/security.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import part from '#web/app/settings/settings-part.module.css'
import { NewPasswordField } from '#web/features/entry/sign-in/new-password-field.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './security.module.css'
import { tokenList, waysIn } from './security-queries.ts'
import { CompanyTokensChoice } from './tokens/company-tokens-choice.tsx'

export function PasswordSection() {
  const { data: ways } = useQuery(waysIn)
  // Remount the form after each change, so that the password does not stay on the screen.
  const [round, setRound] = useState(0)
  if (!ways) return null
  return (
    <Card title={ways.hasPassword ? <Trans>Change your password</Trans> : <Trans>Set a password</Trans>}>
      <div className={part.stack}>
        {!ways.hasPassword && (
          <p className={part.text}>
            <Trans>
              You do not have a password: you sign in with a passkey or an email link. Both will keep working.
            </Trans>
          </p>
        )}
        <PasswordForm key={round} hadPassword={ways.hasPassword} onChanged={() => setRound(round + 1)} />
      </div>
    </Card>
  )
}

function PasswordForm({ hadPassword, onChanged }: { hadPassword: boolean; onChanged: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const identity = useIdentity()
  const queryClient = useQueryClient()
  const { data: tokens } = useQuery(tokenList)
  const companyTokens = tokens?.companyTokens ?? []
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/security/security.contract.ts').then((contract) => contract.newPasswordChoice),
    initialValues: { password: '', endOthers: true, revokeTokens: true, revokeCompanyTokens: true },
    send: (body) => callApi<typeof security.changePassword>(client, 'PUT /user/password', { body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: waysIn.queryKey })
      await queryClient.invalidateQueries({ queryKey: tokenList.queryKey })
      onChanged()
      await showToast({ text: hadPassword ? t`Password changed` : t`Password set` })
    },
  })
  return (
    <div className={styles.form}>
      <Form {...form.formProps}>
        {/* Password managers store the new password under this name. */}
        <input type="hidden" autoComplete="username" value={identity?.email ?? ''} readOnly />
        <NewPasswordField {...form.field('password')} ownTexts={[identity?.name ?? '', identity?.email ?? '']} />
        <TickBox isSelected={form.values.endOthers} onChange={(endOthers) => form.change({ endOthers })}>
          <Trans>Sign out of all other devices</Trans>
        </TickBox>
        {tokens && tokens.items.length > 0 && (
          <TickBox isSelected={form.values.revokeTokens} onChange={(revokeTokens) => form.change({ revokeTokens })}>
            <Plural value={tokens.items.length} one="Revoke your API token" other="Revoke your # API tokens" />
          </TickBox>
        )}
        {companyTokens.length > 0 && (
          <CompanyTokensChoice
            tokens={companyTokens}
            isSelected={form.values.revokeCompanyTokens}
            onChange={(revokeCompanyTokens) => form.change({ revokeCompanyTokens })}
          />
        )}
        <div>
          <SubmitButton isPending={form.isPending}>
            {hadPassword ? <Trans>Change password</Trans> : <Trans>Set password</Trans>}
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}
