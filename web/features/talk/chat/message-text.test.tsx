import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { aMessage } from './message.builder.ts'
import { useMessageText } from './message-text.ts'

const file = { fileId: '01890000-0000-7000-8000-00000000f11e', type: 'audio/ogg', size: 2048 }
const inEnglish = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{children}</I18nProvider>
)

const cases: [string, Partial<Message>][] = [
  ['See you at four', { body: 'See you at four', attachments: [{ ...file, name: 'rota.pdf' }] }],
  ['rota.pdf', { body: '', attachments: [{ ...file, name: 'rota.pdf' }] }],
  [
    'Voice note',
    { body: '', voice: { seconds: 4, waveform: [1] }, attachments: [{ ...file, name: 'voice-note.webm' }] },
  ],
  ['A job', { body: '', card: { kind: 'job', jobId: file.fileId } }],
  ['This message was deleted', { body: '', isDeleted: true }],
]

it.each(cases)('a message can be described as “%s”', (words, given) => {
  const { result } = renderHook(useMessageText, { wrapper: inEnglish })
  expect(result.current(aMessage(given))).toBe(words)
})
