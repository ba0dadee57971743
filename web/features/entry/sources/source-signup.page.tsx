import { Trans } from '@lingui/react/macro'
import { signupAction } from '#web/features/entry/sign-in/plain/sign-in-actions.ts'
import { SignupForm } from '#web/features/entry/sign-in/signup-form.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Link } from '#web/ui/link.tsx'
import { SignupBanner } from './source-banner.tsx'
import { SourceGone } from './source-gone.tsx'
import { type SourceData, sourceClientLoader, sourceLoader } from './source-loader.ts'
import styles from './sources.module.css'

export const handle = { frame: { subject: SignupBanner } } satisfies FrameHandle
export const loader = sourceLoader
export const clientLoader = sourceClientLoader
export const action = signupAction

export default function SourceSignupPage({ loaderData: { source } }: { loaderData: SourceData }) {
  if (!source) return <SourceGone />
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Create your account</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          Already have an account? <Link to={`/login/${source.id}`}>Sign in</Link>
        </Trans>
      </p>
      <SignupForm source={source.id} />
    </div>
  )
}
