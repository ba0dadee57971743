import { msg } from '@lingui/core/macro'
import type { invoicesNotifications as facts } from '#shared/features/market/invoices/invoices.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const invoicesNotifications: Record<keyof typeof facts, NotificationWords> = {
  invoice_changed: {
    label: msg`Invoices`,
    help: msg`An invoice or credit note was issued, or cannot be issued yet because details are missing.`,
  },
}
