// Texts of messages not written by people, in the reader's language. A kind without a text does not compile.

import type { I18n, MessageDescriptor } from '@lingui/core'
import type { MessageCard } from '#shared/features/talk/chat/message-cards.ts'
import type { SystemNotice } from '#shared/features/talk/chat/system-notices.ts'

const notices: Record<SystemNotice['name'], MessageDescriptor> = {
  applied: /* i18n */ { id: 'chat.notice.applied', message: 'Applied for {job}' },
  message_removed: /* i18n */ {
    id: 'chat.notice.message_removed',
    message: 'We removed a message that broke the rules.',
  },
  frozen: /* i18n */ {
    id: 'chat.notice.frozen',
    message: 'We paused this conversation to keep people safe. Nobody can write here right now.',
  },
  unfrozen: /* i18n */ {
    id: 'chat.notice.unfrozen',
    message: 'We have reviewed this conversation. You can write again.',
  },
}

const cards: Record<MessageCard['kind'], MessageDescriptor> = {
  job: /* i18n */ { id: 'chat.card.job', message: 'A job' },
  self_check: /* i18n */ { id: 'chat.card.self_check', message: 'Test your setup before the call' },
}

export const noticeText = (i18n: I18n, { name, ...values }: SystemNotice): string =>
  i18n._({ ...notices[name], values })

export const cardText = (i18n: I18n, { kind }: MessageCard): string => i18n._(cards[kind])

export const voiceText = (i18n: I18n): string => i18n._({ id: 'chat.preview.voice', message: 'A voice note' })

export const fileText = (i18n: I18n, count: number): string =>
  i18n._({ id: 'chat.preview.files', message: '{count, plural, one {A file} other {# files}}', values: { count } })
