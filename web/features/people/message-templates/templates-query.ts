import type { messageTemplates } from '#shared/features/people/message-templates/message-templates.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const templateList = endpointQuery<typeof messageTemplates.list>('GET /company/api/message-templates')
