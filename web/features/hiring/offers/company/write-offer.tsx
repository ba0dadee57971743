import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { CompanyOffer, companyOffers } from '#shared/features/hiring/offers/company-offers.contract.ts'
import type { OfferTerms } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { offerContextQuery } from '../offer-queries.ts'
import { OfferForm } from './offer-form.tsx'

type WriteOfferProps = { offer: CompanyOffer; onSaved: (offer: CompanyOffer) => void; onClose: () => void }

/** Changes a draft, or writes the next version of an offer that has been sent. */
export function WriteOffer({ offer, onSaved, onClose }: WriteOfferProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const { data: context } = useSuspenseQuery(offerContextQuery(offer.applicationId))
  const params = { id: offer.id }
  const shared = { publishedPay: context.publishedPay, answerDays: offer.answerDays, onSaved }
  return (
    <>
      <div>
        <PlainButton variant="text" onPress={onClose}>
          <Trans>Back without changes</Trans>
        </PlainButton>
      </div>
      {offer.can.edit ? (
        <OfferForm
          {...shared}
          terms={offer.terms}
          approval={{ approvers: context.approvers, approverId: offer.approver?.id ?? null }}
          draftName={`offer-${offer.id}`}
          submitLabel={t`Save draft`}
          send={(body) => callApi<typeof companyOffers.edit>(client, 'PUT /company/api/offers/:id', { params, body })}
        />
      ) : (
        <OfferForm
          {...shared}
          terms={wantedTerms(offer)}
          draftName={`offer-${offer.id}-${offer.version}`}
          submitLabel={t`Send new version`}
          send={({ terms, answerDays }) =>
            callApi<typeof companyOffers.revise>(client, 'POST /company/api/offers/:id/versions', {
              params,
              body: { version: offer.version, terms, answerDays },
            })
          }
        />
      )}
    </>
  )
}

/** Starts with what the candidate asked for, so that agreeing takes one click. */
function wantedTerms({ terms, counters }: CompanyOffer): OfferTerms {
  const open = counters.findLast(({ outcome }) => outcome === null)
  const wanted = Object.entries(open?.changes ?? {}).filter(([, value]) => value !== undefined)
  return { ...terms, ...(Object.fromEntries(wanted) as Partial<OfferTerms>) }
}
