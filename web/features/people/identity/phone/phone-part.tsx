import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconCopy, IconDeviceMobile } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { OwnIdentity } from '#shared/features/people/identity/identity.contract.ts'
import { PHONE_MINUTES } from '#shared/features/people/identity/identity-limits.ts'
import type { identityPhone, PhoneLink } from '#shared/features/people/identity/phone.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import styles from '../identity.module.css'
import { useShowIdentity } from '../identity-query.ts'
import { ClockTime } from './clock-time.tsx'

type Phone = OwnIdentity['phone']

/** Handing the photos over to a phone. The rest of the check stays on this page. */
export function PhonePart({ phone }: { phone: Phone }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const show = useShowIdentity()
  const [made, setMade] = useState<PhoneLink | null>(null)
  const linking = useMutation({
    mutationFn: () => callApi<typeof identityPhone.link>(client, 'POST /talent/api/identity/phone'),
    onSuccess: (link) => {
      setMade(link)
      show(link.identity)
    },
  })
  const ending = useMutation({
    mutationFn: () => callApi<typeof identityPhone.unlink>(client, 'DELETE /talent/api/identity/phone'),
    onSuccess: show,
  })
  const failure = linking.error ?? ending.error
  return (
    <Card title={<Trans>Continue on your phone</Trans>}>
      <div className={styles.steps}>
        <div className={styles.steps} role="status">
          <State phone={phone} link={made} />
        </div>
        {failure && (
          <p role="alert" className={styles.problem}>
            {describeFailure(i18n, failure)}
          </p>
        )}
        <div className={styles.actions}>
          {!phone?.isConnected && (
            <Button icon={IconDeviceMobile} isPending={linking.isPending} onPress={() => linking.mutate()}>
              {phone ? <Trans>Show a new code</Trans> : <Trans>Continue on your phone</Trans>}
            </Button>
          )}
          {phone && (
            <Button variant="text" isPending={ending.isPending} onPress={() => ending.mutate()}>
              {phone.isConnected ? <Trans>Disconnect the phone</Trans> : <Trans>Cancel</Trans>}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

function State({ phone, link }: { phone: Phone; link: PhoneLink | null }) {
  if (!phone)
    return (
      <p className={styles.text}>
        <Trans>Your phone takes the photos, and you continue here. It needs no account and can do nothing else.</Trans>
      </p>
    )
  const until = <ClockTime at={phone.until} />
  if (phone.isConnected)
    return (
      <p className={styles.text}>
        <Trans>
          A phone is connected until {until}. Its photos appear below. If it is not yours, disconnect it and take the
          photos again.
        </Trans>
      </p>
    )
  // After a reload nobody knows the link any more.
  return link ? (
    <Code link={link} until={until} />
  ) : (
    <p className={styles.text}>
      <Trans>A link is waiting for your phone until {until}.</Trans>
    </p>
  )
}

function Code({ link: { link, qr }, until }: { link: PhoneLink; until: ReactNode }) {
  const { t } = useLingui()
  const [isCopied, setIsCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(link)
    setIsCopied(true)
  }
  return (
    <>
      <p className={styles.text}>
        <Trans>
          Scan this code with the camera of your phone, or open the link there. It works once, for {PHONE_MINUTES}{' '}
          minutes, until {until}.
        </Trans>
      </p>
      <div className={styles.qr}>
        <QrCode {...qr} label={t`QR code that opens the link on your phone`} />
      </div>
      <div className={styles.link} dir="ltr" translate="no">
        {link}
      </div>
      <div>
        <Button variant="light" icon={isCopied ? IconCheck : IconCopy} onPress={() => void copy()}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}
        </Button>
      </div>
    </>
  )
}
