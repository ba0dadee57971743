import { useLingui } from '@lingui/react/macro'
import type { FileProblem } from '#shared/features/base/files/file-kinds.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { describeError } from '#web/app/words/error-messages.ts'

export function useUploadProblems() {
  const { t, i18n } = useLingui()
  const labels: Record<FileProblem, string> = {
    empty: t`This file is empty.`,
    too_large: t`This file is larger than 25 MB.`,
    extension_not_accepted: t`This type of file is not accepted.`,
  }
  return {
    file: (problem: FileProblem): string => labels[problem],
    /** The server's own message where it has one, about what it found in the file. */
    error(error: unknown): string {
      const serverMessage = error instanceof ApiError ? Object.values(error.errors).flat()[0] : undefined
      return serverMessage ?? i18n._(describeError(error))
    },
  }
}
