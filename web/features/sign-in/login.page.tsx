import { Trans } from '@lingui/react/macro'
import styles from './auth-page.module.css'
import { LoginForm } from './login-form.tsx'

export default function LoginPage() {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Welcome back</Trans>
      </h1>
      <LoginForm />
    </div>
  )
}
