// Rejects a new password that is easy to guess, with the reason at its field.

import type { I18n } from '@lingui/core'
import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '#server/platform/http/app-error.ts'
import { estimatePassword, type PasswordWeakness } from '#shared/features/entry/sign-in/password-strength.ts'
import { lazily } from '#shared/kit/lazily.ts'

const commonPasswords = lazily(() => new Set(dictionary['passwords-common']))
const commonWords = lazily(() => new Set([...dictionary['passwords-common'], ...dictionary['diceware-common']]))

/** `ownTexts`: the person's name and address. */
export function rejectWeakPassword(
  i18n: I18n,
  password: string,
  ownTexts: readonly string[],
  field = 'password',
): void {
  const weakness = weaknessOf(password, ownTexts)
  if (weakness !== null) throw new AppError('invalid_input', { fields: { [field]: [describe(i18n, weakness)] } })
}

function weaknessOf(password: string, ownTexts: readonly string[]): PasswordWeakness | null {
  if (commonPasswords().has(password.normalize('NFKC').toLowerCase())) return 'common'
  return estimatePassword(password, { isCommonWord: (word) => commonWords().has(word), ownTexts }).weakness
}

function describe(i18n: I18n, weakness: PasswordWeakness): string {
  switch (weakness) {
    case 'common':
      return i18n._({
        id: 'sign-in.password.common',
        message: 'This is one of the first passwords attackers try. Add a few unrelated words.',
      })
    case 'own_words':
      return i18n._({
        id: 'sign-in.password.own_words',
        message: 'This contains your name or email address. Use words that have nothing to do with you.',
      })
    case 'pattern':
      return i18n._({
        id: 'sign-in.password.pattern',
        message: 'Repeats and sequences such as 1234 or abcabc are easy to guess. Use a few words instead.',
      })
  }
}
