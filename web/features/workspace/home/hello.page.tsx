import { Trans } from '@lingui/react/macro'
import type { LoaderFunctionArgs } from 'react-router'
import { HOME_PATH, SIGN_IN_PATH } from '#shared/access/guards.ts'
import { browserRuntime } from '#web/app/runtime.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { serverClient } from '#web/app/visit/server-client.ts'
import { visitContext } from '#web/app/visit/visit.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { CityBands } from '#web/layouts/frames/city-bands.tsx'
import { DeepPanel } from '#web/ui/deep-panel.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { type CompanyFigures, countCompanies } from './company-figures.ts'
import styles from './hello.module.css'
import { HelloFigures } from './hello-figures.tsx'
import { HelloPromises } from './hello-promises.tsx'

export const handle = { frame: { width: 'wide' } } satisfies FrameHandle

export const loader = ({ context }: LoaderFunctionArgs) => countCompanies(serverClient(context.get(visitContext)))
export const clientLoader = () => countCompanies(browserRuntime().session.client)

export default function HelloPage({ loaderData }: { loaderData: CompanyFigures }) {
  const identity = useIdentity()
  return (
    <div className={styles.page}>
      <section className={styles.opening}>
        <div className={styles.words}>
          {identity && (
            <p className={styles.greeting}>
              <Trans>
                Hello, <bdi>{identity.calledName}</bdi>
              </Trans>
            </p>
          )}
          <h1 tabIndex={-1} className={styles.title}>
            <Trans>Work that fits where you live</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              Meridian shows the jobs you can be hired for where you live, the hours you would share, and the pay in
              your own currency.
            </Trans>
          </p>
          {identity ? (
            <LinkButton href={HOME_PATH} variant="filled" size="large">
              <Trans>Go to your home page</Trans>
            </LinkButton>
          ) : (
            <WaysIn />
          )}
          <HelloFigures figures={loaderData} />
        </div>
        <DeepPanel>
          <CityBands />
        </DeepPanel>
      </section>
      <HelloPromises />
    </div>
  )
}

function WaysIn() {
  return (
    <div className={styles.ways}>
      <LinkButton href="/signup" variant="filled" size="large">
        <Trans>Create an account</Trans>
      </LinkButton>
      <LinkButton href={SIGN_IN_PATH} size="large">
        <Trans>Sign in</Trans>
      </LinkButton>
      <p className={styles.waysNote}>
        <Trans>With a password, a passkey or an email link.</Trans>
      </p>
      <p className={styles.waysNote}>
        <Link to="/explore">
          <Trans>Browse jobs without an account</Trans>
        </Link>
      </p>
      <p className={styles.waysNote}>
        <Link to="/signup?redirect=%2Fcompany%2Fnew">
          <Trans>Are you hiring? Register your company</Trans>
        </Link>
      </p>
    </div>
  )
}
