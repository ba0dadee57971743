import { Trans } from '@lingui/react/macro'
import { LoginWays } from '#web/features/entry/sign-in/login-ways.tsx'
import { loginAction } from '#web/features/entry/sign-in/plain/sign-in-actions.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Link } from '#web/ui/link.tsx'
import { LoginBanner } from './source-banner.tsx'
import { SourceGone } from './source-gone.tsx'
import { type SourceData, sourceClientLoader, sourceLoader } from './source-loader.ts'
import styles from './sources.module.css'
import { useArrival } from './use-arrival.ts'

export const handle = { frame: { subject: LoginBanner } } satisfies FrameHandle
export const loader = sourceLoader
export const clientLoader = sourceClientLoader
export const action = loginAction

export default function SourceLoginPage({ loaderData: { source } }: { loaderData: SourceData }) {
  useArrival(source?.id)
  if (!source) return <SourceGone />
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Welcome back</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          New here? <Link to={`/signup/${source.id}`}>Create an account</Link>
        </Trans>
      </p>
      <LoginWays />
    </div>
  )
}
