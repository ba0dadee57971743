import { Trans, useLingui } from '@lingui/react/macro'
import { awaitsTalentAnswer, type OfferStatus } from '#shared/features/hiring/offers/offer-status.ts'
import type { TalentOffer } from '#shared/features/hiring/offers/offers.contract.ts'
import { formatFullDate } from '#shared/kit/time-format.ts'
import { Callout } from '#web/ui/callout.tsx'
import styles from '../offers.module.css'

/** What has happened and what follows, if it is not obvious from the buttons. */
export function OfferNews({ offer }: { offer: TalentOffer }) {
  const { t, i18n } = useLingui()
  const { status, company, extension, withdrawNote, versions } = offer
  const { name } = company
  const texts: Partial<Record<OfferStatus, string>> = {
    negotiating: t`${name} has received your request. You can still accept the offer as it is.`,
    accepted: t`You have signed. ${name} signs next; we let you know.`,
    countersigned: t`Both of you have signed. We are preparing your copy.`,
    completed: t`Both of you have signed. This is your contract.`,
    declined: t`You declined this offer.`,
    expired: t`This offer has expired. Write to ${name} if you still want the job.`,
    withdrawn: t`${name} withdrew this offer.`,
  }
  const isChanged = versions.length > 1 && awaitsTalentAnswer(status)
  const until = extension && formatFullDate(Date.parse(extension.until), 'UTC', i18n.locale)
  return (
    <>
      {texts[status] && (
        <Callout tone="soft" title={texts[status]}>
          {withdrawNote && (
            <p className={styles.note}>
              <bdi>{withdrawNote}</bdi>
            </p>
          )}
        </Callout>
      )}
      {isChanged && <Callout tone="info" title={<Trans>This is a new version. What has changed is marked.</Trans>} />}
      {offer.can.sign && extension && (
        <Callout
          tone="info"
          title={
            extension.isGranted === null ? (
              <Trans>You asked for more time, until {until}.</Trans>
            ) : extension.isGranted ? (
              <Trans>You have time until {until}.</Trans>
            ) : (
              <Trans>{name} did not extend its offer.</Trans>
            )
          }
        />
      )}
    </>
  )
}
