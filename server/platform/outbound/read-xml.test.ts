import { describe, expect, it } from 'vitest'
import { readXml, type XmlFailure } from './read-xml.ts'

const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb">]>'

function failureOf(text: string): XmlFailure | null {
  try {
    readXml(text)
    return null
  } catch (error) {
    return (error as { code: XmlFailure }).code
  }
}

it('reads elements, attributes, comments, sections and instructions', () => {
  const text = `<?xml version="1.0"?><!-- <!DOCTYPE --><a b="1 > 0" c='"'><d><![CDATA[<!DOCTYPE <p>]]></d><e/></a>`
  expect(readXml(text)).toMatchObject({ a: { '@b': '1 > 0', '@c': '"', d: '<!DOCTYPE <p>', e: '' } })
})

describe('a document type is found wherever it hides', () => {
  it.each([
    ['plainly', `${bomb}<a>&b;</a>`],
    ['in lower case', `${bomb.toLowerCase()}<a/>`],
    ['after a comment', `<!-- x -->${bomb}<a/>`],
    ['behind a comment opened in an instruction', `<?x <!-- ?>${bomb}<a>&b;</a><!-- -->`],
    ['behind a section opened in an instruction', `<?x <![CDATA[ ?>${bomb}<a>&b;</a><!-- ]]> -->`],
    ['behind a comment opened in an attribute', `<a x="<!--">${bomb}</a><!-- -->`],
    ['behind an instruction opened in a comment', `<!-- <? -->${bomb}<a/><!-- ?> -->`],
    ['behind a short comment', `<!-->${bomb}<a/><!-- -->`],
    ['after the root', `<a/>${bomb}`],
  ])('%s', (_, text) => {
    expect(failureOf(text)).toMatch(/^(document_type|invalid)$/)
  })
})

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('')

it.each<[string, XmlFailure, string]>([
  ['attributes', 'too_complex', `<a ${many(200_000, (at) => `b${at}="" `)}/>`],
  ['attributes without a value', 'too_complex', `<a ${many(200_000, (at) => `b${at} `)}/>`],
  ['attributes without spaces', 'too_complex', `<a ${many(200_000, (at) => `b${at}=""`)}/>`],
  ['elements', 'too_complex', `<a>${'<b/>'.repeat(600_000)}</a>`],
  ['comments', 'too_complex', `<a>${'<!---->'.repeat(600_000)}</a>`],
  ['characters of a name', 'too_complex', `<${'a'.repeat(300_000)}/>`],
  ['levels', 'invalid', '<a>'.repeat(1_000) + '</a>'.repeat(1_000)],
  ['characters', 'too_large', `<a>${' '.repeat(11_000_000)}</a>`],
  ['unclosed comments', 'invalid', '<!--'.repeat(300_000)],
  ['unclosed instructions', 'invalid', '<?'.repeat(300_000)],
  ['unclosed tags', 'invalid', '<a '.repeat(300_000)],
  ['unclosed quotes', 'too_complex', `<a ${'b="'.repeat(99_999)}`],
])('rejects a document with too many %s before it is parsed', (_, failure, text) => {
  expect(failureOf(text)).toBe(failure)
})
