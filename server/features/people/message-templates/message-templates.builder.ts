import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { messageTemplates } from '#shared/features/people/message-templates/message-templates.contract.ts'

/** A rejection in English and Spanish; tests override what matters to them. */
export const createTemplate = ({ visitor }: BuiltPerson, named: object = {}) =>
  visitor.post(messageTemplates.create.path, {
    kind: 'rejection',
    name: 'Thank you',
    versions: [
      { language: 'en', text: 'Dear {{name}}, thank you for your time.' },
      { language: 'es', text: 'Hola, {{name}}: gracias por tu tiempo.' },
    ],
    ...named,
  })
