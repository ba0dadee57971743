import type { Viewer } from '#shared/access/viewer.ts'
import { isPublicService } from '#shared/features/market/services/service-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { ServiceRow } from './services.queries.ts'

type Owned = Pick<ServiceRow, 'personId'>

export const ownsService = (viewer: { id: Id }, { personId }: Owned): boolean => personId === viewer.id

/** Services are talents' work: companies and operators order or review them. */
export const canOffer = ({ roles }: Viewer): boolean => roles.includes('talent')

export const canReadService = (viewer: { id: Id }, service: Owned & Pick<ServiceRow, 'status'>): boolean =>
  ownsService(viewer, service) || isPublicService(service.status)

/** Operators cannot review their own service. */
export const mayReview = (operator: { id: Id }, service: Owned): boolean => !ownsService(operator, service)
