import { Plural, Trans } from '@lingui/react/macro'
import { type LoaderFunctionArgs, useLocation } from 'react-router'
import { HOME_PATH } from '#shared/access/guards.ts'
import { visitContext } from '#web/app/visit/visit.ts'
import { Button } from '#web/ui/button.tsx'
import { Illustration } from '#web/ui/illustration.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './maintenance.module.css'
import { pathToReturnTo } from './return-path.ts'
import { useWaitForService } from './use-wait-for-service.ts'

type MaintenanceData = { isInMaintenance: boolean }

export const loader = ({ context }: LoaderFunctionArgs): MaintenanceData => ({
  isInMaintenance: context.get(visitContext).isInMaintenance,
})

/** In the browser only a failed request leads here. */
export const clientLoader = (): MaintenanceData => ({ isInMaintenance: true })

export default function MaintenancePage({ loaderData }: { loaderData: MaintenanceData }) {
  const target = pathToReturnTo(useLocation())
  return (
    <div className={styles.page}>
      <Illustration name="sunrise" />
      {loaderData.isInMaintenance ? <Waiting target={target ?? HOME_PATH} /> : <Running target={target ?? HOME_PATH} />}
    </div>
  )
}

function Waiting({ target }: { target: string }) {
  const { seconds, isChecking, checkNow } = useWaitForService(target)
  return (
    <>
      <h1 tabIndex={-1}>
        <Trans>Down for maintenance</Trans>
      </h1>
      <p className={styles.text}>
        <Trans>Nothing you saved is lost. This page checks every few seconds and takes you back automatically.</Trans>
      </p>
      <Button variant="filled" isPending={isChecking} onPress={checkNow}>
        <Trans>Try again</Trans>
      </Button>
      <p className={styles.note}>
        {seconds > 0 && (
          <Plural value={seconds} one="Checking again in # second." other="Checking again in # seconds." />
        )}
      </p>
    </>
  )
}

function Running({ target }: { target: string }) {
  return (
    <>
      <h1 tabIndex={-1}>
        <Trans>We are back</Trans>
      </h1>
      <p className={styles.text}>
        <Trans>There is no maintenance right now.</Trans>
      </p>
      <LinkButton href={target} variant="filled" reloadDocument>
        {target === HOME_PATH ? <Trans>Go to home</Trans> : <Trans>Go back</Trans>}
      </LinkButton>
    </>
  )
}
