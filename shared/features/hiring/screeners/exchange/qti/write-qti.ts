// A test as a QTI 3 package: a manifest and a file per item. The archive is made by whoever saves it.

import type { WrittenQuestion } from '../../question.contract.ts'
import { type Loss, lossesOfParts } from '../written-file.ts'
import { escapeXml, writeItem } from './write-item.ts'

const ASI = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'
const MANIFEST = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1'
const TYPE = 'imsqti_item_xmlv3p0'
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

export type Package = { files: Record<string, string>; losses: Loss[] }

export function writeQti(questions: readonly WrittenQuestion[]): Package {
  const losses: Loss[] = lossesOfParts(questions)
  const items: [name: string, text: string][] = []
  for (const [place, question] of questions.entries()) {
    const number = place + 1
    const item = writeItem(question)
    if (item === null) {
      losses.push({ number, reason: 'kind' })
      continue
    }
    if (item.hasOtherRule) losses.push({ number, reason: 'rule' })
    const processing = item.processing && `<qti-response-processing>${item.processing}</qti-response-processing>`
    items.push([
      `items/question-${number}.xml`,
      `${head}<qti-assessment-item xmlns="${ASI}" identifier="question-${number}" title="${escapeXml(titleOf(question, number))}" adaptive="false" time-dependent="false">` +
        `${item.declarations}<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="${question.points}"><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>` +
        `<qti-item-body>${item.body}</qti-item-body>${processing}</qti-assessment-item>\n`,
    ])
  }
  return { files: { 'imsmanifest.xml': manifest(items.map(([name]) => name)), ...Object.fromEntries(items) }, losses }
}

const titleOf = ({ text }: WrittenQuestion, number: number): string =>
  `${number}. ${(text.split('\n')[0] ?? '').slice(0, 60)}`

const manifest = (names: readonly string[]): string =>
  `${head}<manifest xmlns="${MANIFEST}" identifier="manifest"><metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata><organizations/><resources>` +
  names
    .map(
      (name, place) =>
        `<resource identifier="R${place + 1}" type="${TYPE}" href="${name}"><file href="${name}"/></resource>`,
    )
    .join('') +
  '</resources></manifest>\n'
