import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QuestionKind } from './blank-question.ts'

export const kindNames: Readonly<Record<QuestionKind, MessageDescriptor>> = {
  single: msg`One right answer`,
  multiple: msg`Several right answers`,
  true_false: msg`True or false`,
  numeric: msg`Number`,
  short_text: msg`Short text`,
  long_text: msg`Long text`,
  file: msg`File`,
  ordering: msg`Put in order`,
  matching: msg`Match pairs`,
  gaps: msg`Fill in the gaps`,
  code: msg`Code`,
  spoken: msg`Spoken answer`,
}
