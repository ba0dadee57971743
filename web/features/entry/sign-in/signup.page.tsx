import { Trans } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { SIGN_IN_PATH } from '#shared/access/guards.ts'
import { Link } from '#web/ui/link.tsx'
import styles from './auth-page.module.css'
import { BrowseLink } from './exploring/browse-link.tsx'
import { onwardSearch } from './onward-search.ts'
import { signupAction } from './plain/sign-in-actions.ts'
import { SignupForm } from './signup-form.tsx'

export const action = signupAction

export default function SignupPage() {
  const { search } = useLocation()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Create your account</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          Already have an account?{' '}
          <Link to={`${SIGN_IN_PATH}${onwardSearch(search)}`} className={styles.strong}>
            Sign in
          </Link>
        </Trans>
      </p>
      <SignupForm />
      <BrowseLink search={search} />
    </div>
  )
}
