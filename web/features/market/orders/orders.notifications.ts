import { msg } from '@lingui/core/macro'
import type { ordersNotifications as facts } from '#shared/features/market/orders/orders.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const ordersNotifications: Record<keyof typeof facts, NotificationWords> = {
  order_changed: {
    label: msg`Marketplace orders`,
    help: msg`Something happened to an order: it was placed, accepted, delivered, completed, cancelled or disputed.`,
  },
}
