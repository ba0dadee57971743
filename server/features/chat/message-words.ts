// The words of what is not written by people, in the language of whoever reads. A kind without words does not compile.

import type { I18n } from '@lingui/core'
import type { MessageCard } from '#shared/features/chat/message-cards.ts'
import type { SystemNotice } from '#shared/features/chat/system-notices.ts'

export function noticeWords(i18n: I18n, notice: SystemNotice): string {
  switch (notice.name) {
    case 'applied':
      return i18n._({ id: 'chat.notice.applied', message: 'Applied for {job}', values: { job: notice.job } })
    case 'message_removed':
      return i18n._({ id: 'chat.notice.message_removed', message: 'We removed a message that broke the rules.' })
    case 'frozen':
      return i18n._({
        id: 'chat.notice.frozen',
        message: 'We stopped this conversation to keep people safe. Nobody can write here now.',
      })
    case 'unfrozen':
      return i18n._({ id: 'chat.notice.unfrozen', message: 'We looked at this conversation. You can write again.' })
  }
}

export function cardWords(i18n: I18n, card: MessageCard): string {
  switch (card.kind) {
    case 'job':
      return i18n._({ id: 'chat.card.job', message: 'A job' })
    case 'self_check':
      return i18n._({ id: 'chat.card.self_check', message: 'A self-check before the talk' })
  }
}

export const voiceWords = (i18n: I18n): string => i18n._({ id: 'chat.preview.voice', message: 'A voice note' })

export const fileWords = (i18n: I18n, count: number): string =>
  i18n._({ id: 'chat.preview.files', message: '{count, plural, one {A file} other {# files}}', values: { count } })
