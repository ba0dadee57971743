import { statusMover } from '#server/platform/db/transition.ts'
import { paymentStatusMachine } from '#shared/features/market/payments/payment-status.ts'
import { paymentEvents, payments } from './payments.tables.ts'

export const movePayment = statusMover({ machine: paymentStatusMachine, table: payments, events: paymentEvents })

export const system = { role: 'system', id: null } as const
