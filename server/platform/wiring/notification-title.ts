import type { I18n } from '@lingui/core'

/** What the words of a notification are made of. */
export type WordValues = Readonly<Record<string, string | number>>

/** What a person reads in the list, in a mail and on a lock screen. `values.count` is how many were bundled into one. */
export type NotificationTitle = (i18n: I18n, values: WordValues & { count: number }) => string
