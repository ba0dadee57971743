import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CompanyOffer, companyOffers } from '#shared/features/hiring/offers/company-offers.contract.ts'
import { isOpenOffer, isUnsentOffer } from '#shared/features/hiring/offers/offer-status.ts'
import { formatFullDate, formatTime } from '#shared/kit/time-format.ts'
import { zoneCity } from '#shared/kit/time-zones.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import type { Reader } from '#web/features/hiring/applications/use-reader.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { Card } from '#web/ui/card.tsx'
import { FormActions } from '#web/ui/form.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Time } from '#web/ui/time.tsx'
import { companyOfferQuery } from '../offer-queries.ts'
import styles from '../offers.module.css'
import { useDeclineReasonText } from '../texts/offer-status-text.ts'

/** Who approves, until when, and what the candidate said. */
export function OfferFacts({ offer, reader }: { offer: CompanyOffer; reader: Reader }) {
  const { i18n } = useLingui()
  const clock = useClock()
  const reasons = useDeclineReasonText()
  const { status, approver, returnNote, expiresAt, rangeVerdict, declineReason, declineNote, talent } = offer
  const there = expiresAt && formatTime(Date.parse(expiresAt), talent.timeZone, i18n.locale, clock)
  const city = zoneCity(talent.timeZone)
  const hasApproval = isUnsentOffer(status) && (approver !== null || Boolean(returnNote))
  const hasDeadline = isOpenOffer(status) && expiresAt !== null
  const isOutOfRange = rangeVerdict === 'below' || rangeVerdict === 'above'
  if (!(hasApproval || hasDeadline || isOutOfRange || declineReason || offer.extension)) return null
  return (
    <Card title={<Trans>At a glance</Trans>}>
      <div className={styles.bars}>
        {isUnsentOffer(status) && approver && (
          <p>
            <Trans>
              Approver: <bdi translate="no">{approver.name}</bdi>
            </Trans>
          </p>
        )}
        {isUnsentOffer(status) && returnNote && (
          <p className={styles.note}>
            <Trans>
              Sent back: <bdi>{returnNote}</bdi>
            </Trans>
          </p>
        )}
        {isOpenOffer(status) && expiresAt && (
          <p>
            <Trans>
              Ends <Time at={Date.parse(expiresAt)} zone={reader.zone} now={reader.now} format="full" />, {there} in{' '}
              <bdi>{city}</bdi>
            </Trans>
          </p>
        )}
        {rangeVerdict === 'below' && (
          <p className={styles.deadline}>
            <Trans>Below the published range. The candidate sees that.</Trans>
          </p>
        )}
        {rangeVerdict === 'above' && (
          <p className={styles.meta}>
            <Trans>Above the published range.</Trans>
          </p>
        )}
        {declineReason && (
          <p className={styles.note}>
            <Trans>Declined: {reasons[declineReason]}</Trans>
            {declineNote && (
              <>
                {'\n'}
                <bdi>{declineNote}</bdi>
              </>
            )}
          </p>
        )}
        <Extension offer={offer} />
      </div>
    </Card>
  )
}

function Extension({ offer }: { offer: CompanyOffer }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const decide = useMutation({
    mutationFn: (isGranted: boolean) =>
      callApi<typeof companyOffers.decideExtension>(client, 'POST /company/api/offers/:id/extension', {
        params: { id: offer.id },
        body: { isGranted },
      }),
    onSuccess: (changed) => cache.setQueryData(companyOfferQuery(offer.id).queryKey, changed),
  })
  const { extension } = offer
  if (!extension) return null
  const until = formatFullDate(Date.parse(extension.until), 'UTC', i18n.locale)
  return (
    <div>
      <p>
        <Trans>The candidate asked for more time, until {until}.</Trans>
      </p>
      {extension.reason && (
        <p className={styles.note}>
          <bdi>{extension.reason}</bdi>
        </p>
      )}
      {offer.can.decideExtension ? (
        <FormActions>
          <PlainButton isPending={decide.isPending} onPress={() => decide.mutate(true)}>
            <Trans>Extend the deadline</Trans>
          </PlainButton>
          <PlainButton variant="text" isDisabled={decide.isPending} onPress={() => decide.mutate(false)}>
            <Trans>Keep the deadline</Trans>
          </PlainButton>
        </FormActions>
      ) : (
        extension.isGranted !== null && (
          <p className={styles.meta}>{extension.isGranted ? <Trans>Granted</Trans> : <Trans>Not extended</Trans>}</p>
        )
      )}
    </div>
  )
}
