import type { I18n } from '@lingui/core'

/** The values a notification's text is built from. */
export type WordValues = Readonly<Record<string, string | number>>

/** The title shown in the list, in an email and on a lock screen. `values.count` is how many were bundled into one. */
export type NotificationTitle = (i18n: I18n, values: WordValues & { count: number }) => string
