import { Trans, useLingui } from '@lingui/react/macro'
import { IconFingerprint, IconMail } from '@tabler/icons-react'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { VERIFY_PATH } from '#shared/access/guards.ts'
import type { signUp } from '#shared/features/entry/sign-in/sign-up.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { onwardSearch } from './onward-search.ts'
import { OtherWays } from './ways/other-ways.tsx'
import { TermsText, useDocuments } from './ways/terms-text.tsx'
import { useKeptFields } from './ways/use-kept-fields.ts'

const KEPT = ['name', 'email', 'acceptsTerms'] as const

type Way = 'password' | 'passkey' | 'mail'
type Values = { name: string; email: string; password?: string | undefined; acceptsTerms?: true | null | undefined }

/** `source` is the tracked link the person came through. */
export function SignupForm({ source }: { source?: string }) {
  const { t } = useLingui()
  const { client, adopt } = useSession()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const way = useRef<Way>('password')
  const documents = useDocuments()
  const initialValues: Values = { name: '', email: '', password: '', ...(documents.hasAny && { acceptsTerms: null }) }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/sign-in/sign-up.contract.ts').then(({ signUp }) => signUp.register.body),
    initialValues,
    plainName: 'sign-up',
    send: async (body) => {
      const { exploredFacts } = await import('./exploring/explored-facts.ts')
      return callApi<typeof signUp.register>(client, 'POST /register', {
        body: { ...body, ...(source && { source }), ...exploredFacts(query) },
      })
    },
    onSuccess: async (answer) => {
      await adopt(answer)
      const isPasskeyMissing = way.current === 'passkey' && !(await tryToMakePasskey())
      await navigate(`${VERIFY_PATH}${onwardSearch(`?${query}`)}`, { state: { isPasskeyMissing } })
    },
  })
  useKeptFields(form, 'sign-up', KEPT)

  /** The account exists by now, so a failed passkey must not stop the person. */
  const tryToMakePasskey = () =>
    import('#web/features/people/passkeys/make-passkey.ts')
      .then(({ makePasskey }) => makePasskey(client))
      .then(
        () => true,
        () => false,
      )

  async function goWithoutPassword(chosen: Way) {
    const typed = form.values.password
    way.current = chosen
    form.change({ password: undefined })
    await form.submit()
    way.current = 'password'
    form.change({ password: typed })
  }

  return (
    <>
      <PlainForm {...form.formProps}>
        <TextField
          {...form.field('name')}
          label={t`Your full name`}
          autoComplete="name"
          autoCapitalize="words"
          isRequired
          missingMessage={t`Enter your name.`}
        />
        <TextField
          {...form.field('email')}
          label={t`Email`}
          type="email"
          autoComplete="username"
          isRequired
          missingMessage={t`Enter an email address you can access.`}
        />
        <NewPasswordField {...form.field('password')} ownTexts={[form.values.name, form.values.email]} />
        {documents.hasAny && (
          <TickBox
            name="acceptsTerms"
            isSelected={form.values.acceptsTerms === true}
            onChange={(isTicked) => form.change({ acceptsTerms: isTicked || null })}
            problem={form.errors['acceptsTerms']?.[0]}
          >
            <span>
              <TermsText />
            </span>
          </TickBox>
        )}
        <SubmitButton size="large" isWide isPending={form.isPending}>
          <Trans>Create account</Trans>
        </SubmitButton>
      </PlainForm>
      <OtherWays>
        <PlainButton isWide icon={IconFingerprint} onPress={() => void goWithoutPassword('passkey')}>
          <Trans>Sign up with a passkey</Trans>
        </PlainButton>
        <PlainButton isWide icon={IconMail} onPress={() => void goWithoutPassword('mail')}>
          <Trans>Sign up with email links only</Trans>
        </PlainButton>
      </OtherWays>
    </>
  )
}
