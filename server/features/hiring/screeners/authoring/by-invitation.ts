// Tests that cannot be part of applying: where applications are read, answers are texts, and names are known.

import type { VersionRow } from './tests.queries.ts'

export const byInvitation = /* i18n */ {
  id: 'screeners.marking_by_invitation',
  message:
    'Tests with recordings or files, and tests marked without names or by two people, can only be sent by invitation. Choose another test.',
}

type Rules = { questions: readonly { kind: string }[] } & Pick<VersionRow, 'isBlind' | 'isDouble'>

export const needsInvitation = ({ questions, isBlind, isDouble }: Rules): boolean =>
  isBlind || isDouble || questions.some(({ kind }) => kind === 'file' || kind === 'spoken')
