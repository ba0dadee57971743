import type { Mark } from '#server/test-marks.ts'
import { announce, aReadyFile, sendBytes } from './files.builder.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = ['files.type', 'files.sha256', 'files.storage_key']

export const mark: Mark = async ({ test, person }) => {
  await aReadyFile(test, person, { name: 'zq-resume.txt', content: 'zq-content of the file' })
  const begun = await announce(test, person, { kind: 'resume', name: 'zq-unfinished.txt', size: 100 })
  await sendBytes(test, person, String(begun.headers.location), 'zq-partial content')
}
