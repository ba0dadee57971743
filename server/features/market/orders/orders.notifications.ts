import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { ordersNotifications as facts } from '#shared/features/market/orders/orders.notifications.ts'

export const ordersNotifications: Record<keyof typeof facts, NotificationTitle> = {
  order_changed: (i18n, values) =>
    i18n._({
      id: 'notifications.order_changed',
      message:
        '{step, select, request {{name} wants to order from you: {title}} accept {{name} accepted your order: {title}} ask_details {{name} needs details from you: {title}} start {{name} has started working: {title}} send_details {{name} sent you the details: {title}} deliver {{name} delivered: {title}} request_revision {{name} asks for changes: {title}} complete {{name} accepted your delivery: {title}} auto_complete {The order was completed automatically: {title}} cancel {{name} cancelled the order: {title}} expire {The order was not answered in time: {title}} abandon {The order ended because the other account was deleted: {title}} dispute {{name} opened a dispute: {title}} agreed {{name} accepted your proposal: {title}} declined {{name} declined your proposal: {title}} paid {{name} has paid, so you can start: {title}} refunded {Your payment was refunded: {title}} resolve {The dispute has been decided: {title}} review {{name} reviewed your work: {title}} other {A delivery is waiting for your answer: {title}}}',
      values,
    }),
}
