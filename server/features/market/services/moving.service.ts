import { statusMover } from '#server/platform/db/transition.ts'
import { serviceStatusMachine } from '#shared/features/market/services/service-status.ts'
import { serviceEvents, services } from './services.tables.ts'

export const moveService = statusMover({ machine: serviceStatusMachine, table: services, events: serviceEvents })
