import { useQuery, useQueryClient } from '@tanstack/react-query'
import { companyOfferChanged, offerChanged } from '#shared/features/hiring/offers/offers.events.ts'
import { companyOffersChannel } from '#shared/features/hiring/offers/offers-channels.ts'
import { personChannel } from '#shared/kit/person-channel.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { currentCompanyQuery } from '#web/features/people/companies/current-company.ts'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'

/** The person's own offers, refetched when one changes and after a reconnect. */
export function useLiveOffers(): void {
  const cache = useQueryClient()
  const identity = useIdentity()
  const refresh = () => void cache.invalidateQueries({ queryKey: ['talent', 'offers'] })
  const person = identity && { personId: identity.id }
  useChannel(personChannel, person, { onOpen: refresh })
  useEvent(offerChanged, person, refresh)
}

/** The same for the offers of the company the member acts for. */
export function useLiveCompanyOffers(): void {
  const cache = useQueryClient()
  const { data } = useQuery(currentCompanyQuery())
  const refresh = () => void cache.invalidateQueries({ queryKey: ['company', 'offers'] })
  const company = data?.company ? { companyId: data.company.id } : null
  useChannel(companyOffersChannel, company, { onOpen: refresh })
  useEvent(companyOfferChanged, company, refresh)
}
