import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ItemNote } from '#shared/features/hiring/screeners/exchange/item-notes.ts'
import type { Loss } from '#shared/features/hiring/screeners/exchange/written-file.ts'

export function noteText({ code, detail = '' }: ItemNote): MessageDescriptor {
  switch (code) {
    case 'adaptive':
      return msg`Adaptive questions, which react to answers, are not supported.`
    case 'broken':
      return msg`This part of the file is damaged.`
    case 'formula':
      return msg`Formulas are not supported.`
    case 'incomplete':
      return msg`Something is missing or invalid: ${detail}`
    case 'interaction':
      return msg`This kind of question is not supported: ${detail}`
    case 'limits':
      return msg`It is too long for a question: ${detail}`
    case 'no_key':
      return msg`The file does not say which answer is right.`
    case 'not_a_question':
      return msg`This is a text, not a question.`
    case 'picture':
      return msg`Images, audio and video are not supported.`
    case 'random':
      return msg`Questions with random values are not supported.`
    case 'scoring':
      return msg`Its scoring uses a rule that is not supported: ${detail}`
    case 'several_interactions':
      return msg`Several questions in one item are not supported.`
    case 'several_matches':
      return msg`More than one answer is right, or an item has several matches or none.`
    case 'shared_text':
      return msg`It depends on a text in another file.`
    case 'wildcard':
      return msg`Wildcards (*) in answers are not supported.`
    case 'no_scoring':
      return msg`The file gives no points. Here, the right answer is worth one point.`
    case 'points':
      return msg`It is worth ${detail} points in the file; only whole points are supported here.`
    case 'scored_differently':
      return msg`Partly right answers are worth different points here than in the file.`
    case 'feedback':
      return msg`Comments on single answers are left out.`
    case 'formatting':
      return msg`Bold, italics and other formatting are left out.`
    case 'instructions':
      return msg`Instructions that are not for test takers are left out.`
  }
}

export function lossText({ number, reason }: Loss): MessageDescriptor {
  switch (reason) {
    case 'kind':
      return msg`Question ${number} is not in the file: the format does not have this type of question.`
    case 'points':
      return msg`Question ${number}: its points are not in the file.`
    case 'parts':
      return msg`Question ${number}: its section, material or rubric is not in the file.`
    case 'rule':
      return msg`Question ${number}: its rule for wrong or partly right answers is not in the file.`
  }
}
