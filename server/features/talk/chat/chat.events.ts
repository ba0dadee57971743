import { domainEvent } from '#server/platform/wiring/domain-event.ts'
import type { Id } from '#shared/kit/ids.ts'

export type ApplicationMessage = { applicationId: Id; senderId: Id; isFromCompany: boolean; at: Date }

export const applicationMessageSent = domainEvent<ApplicationMessage>('chat.application-message-sent')
