import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { invoicesNotifications as facts } from '#shared/features/market/invoices/invoices.notifications.ts'

export const invoicesNotifications: Record<keyof typeof facts, NotificationTitle> = {
  invoice_changed: (i18n, values) =>
    i18n._({
      id: 'notifications.invoice_changed',
      message:
        '{step, select, issued {Invoice {number}: {title}} credited {Credit note {number}: {title}} seller {Add your billing details so that your invoice can be issued: {title}} other {Add your billing details so that you can get your invoice: {title}}}',
      values,
    }),
}
