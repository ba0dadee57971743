import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SIGN_IN_PATH } from '#shared/access/guards.ts'
import { outcomeText, useFormOutcome } from '#web/app/form/form-outcome.ts'
import { secretPageHeaders } from '#web/app/mailed-link/link-loaders.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './auth-page.module.css'
import { BrowseLink } from './exploring/browse-link.tsx'
import { LoginWays, SecondStepForm } from './login-ways.tsx'
import { type MailedLink, mailedLinkLoaders } from './mailed-link.ts'
import { onwardSearch } from './onward-search.ts'
import { NEW_PASSWORD } from './plain/new-password-notice.ts'
import { loginAction } from './plain/sign-in-actions.ts'

const loadLinkSignIn = async () => (await import('./ways/link-sign-in.tsx')).LinkSignIn
const LinkSignIn = import.meta.env.SSR ? await loadLinkSignIn() : lazyPart(loadLinkSignIn)

const loaders = mailedLinkLoaders('sign_in', 'link')
export const loader = loaders.server
export const clientLoader = loaders.browser
export const action = loginAction
export const headers = secretPageHeaders

export default function LoginPage({ loaderData: link }: { loaderData: MailedLink }) {
  const location = useLocation()
  const navigate = useNavigate()
  const outcome = useFormOutcome()
  const [ticket, setTicket] = useState(link.state === 'open' ? outcomeText(outcome, 'ticket') : null)
  const isPasswordNew =
    (location.state as { isPasswordNew?: boolean } | null)?.isPasswordNew === true ||
    location.search.includes(NEW_PASSWORD)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Welcome back</Trans>
      </h1>
      {link.state === 'open' && ticket === null && (
        <Suspense>
          <LinkSignIn secret={link.secret} email={link.email} onSecondStep={setTicket} />
        </Suspense>
      )}
      {ticket !== null && (
        <Suspense>
          <SecondStepForm ticket={ticket} onStartAgain={() => void navigate(SIGN_IN_PATH)} />
        </Suspense>
      )}
      {link.state !== 'open' && (
        <>
          <p className={styles.lead}>
            <Trans>
              New here?{' '}
              <Link to={`/signup${onwardSearch(location.search)}`} className={styles.strong}>
                Create an account
              </Link>
            </Trans>
          </p>
          {link.state === 'over' && (
            <Callout tone="warn">
              <Trans>This link has already been used or has expired. Sign in another way, or request a new one.</Trans>
            </Callout>
          )}
          {isPasswordNew && (
            <Callout>
              <Trans>
                Your new password is set. You were signed out everywhere and your API tokens were revoked. Sign in with
                your new password.
              </Trans>
            </Callout>
          )}
          <LoginWays />
          <BrowseLink search={location.search} />
        </>
      )}
    </div>
  )
}
