import { Trans } from '@lingui/react/macro'
import { secretPageHeaders } from '#web/app/mailed-link/link-loaders.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './auth-page.module.css'
import { type MailedLink, mailedLinkLoaders } from './mailed-link.ts'
import { ResetByCodeForm } from './passwords/reset-by-code-form.tsx'
import { ResetByLinkForm } from './passwords/reset-by-link-form.tsx'
import { resetPasswordAction } from './plain/sign-in-actions.ts'

const loaders = mailedLinkLoaders('reset_password', 'token')
export const loader = loaders.server
export const clientLoader = loaders.browser
export const action = resetPasswordAction
export const headers = secretPageHeaders

export default function ResetPasswordPage({ loaderData: link }: { loaderData: MailedLink }) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Choose a new password</Trans>
      </h1>
      <ResetPassword link={link} />
    </div>
  )
}

function ResetPassword({ link }: { link: MailedLink }) {
  if (link.state === 'open') return <ResetByLink {...link} />
  if (link.state === 'over')
    return (
      <>
        <Callout tone="warn">
          <Trans>
            This link has already been used or has expired. Request a new one. Your password has not changed.
          </Trans>
        </Callout>
        <LinkButton href="/forgot-password" variant="filled" size="large" isWide>
          <Trans>Email me a new link</Trans>
        </LinkButton>
      </>
    )
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          Enter the code we emailed you and your new password. This signs you out everywhere and revokes your API
          tokens.
        </Trans>
      </p>
      <ResetByCodeForm email="" />
      <p className={styles.note}>
        <Link to="/forgot-password" className={styles.strong}>
          <Trans>Email me a new code</Trans>
        </Link>
      </p>
    </>
  )
}

function ResetByLink({ email, secret }: { email: string; secret: string }) {
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          For <bdi>{email}</bdi>. This signs you out everywhere and revokes your API tokens.
        </Trans>
      </p>
      <ResetByLinkForm secret={secret} email={email} />
    </>
  )
}
