// The parts of a Word document that are the same for every résumé, as few as Word, LibreOffice and Pages need.

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org'
export const WORD = `xmlns:w="${OFFICE}/wordprocessingml/2006/main"`
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const RELATION = `${OFFICE}/officeDocument/2006/relationships`

export const xml = (content: string): string => `${HEAD}${content}`

export const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- XML 1.0 has no place for them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const override = (name: string, type: string) => `<Override PartName="${name}" ContentType="${type}"/>`
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${type}" Target="${target}"/>`

export const contentTypes = xml(
  `<Types xmlns="${OFFICE}/package/2006/content-types">
  <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
  ${override('/word/document.xml', `${TYPE}.document.main+xml`)}${override('/word/styles.xml', `${TYPE}.styles+xml`)}
  ${override('/word/numbering.xml', `${TYPE}.numbering+xml`)}
  ${override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml')}</Types>`,
)

export const packageRelations = xml(
  `<Relationships xmlns="${OFFICE}/package/2006/relationships">${relation(1, `${RELATION}/officeDocument`, 'word/document.xml')}${relation(
    2,
    `${OFFICE}/package/2006/relationships/metadata/core-properties`,
    'docProps/core.xml',
  )}</Relationships>`,
)

export const documentRelations = xml(
  `<Relationships xmlns="${OFFICE}/package/2006/relationships">${relation(1, `${RELATION}/styles`, 'styles.xml')}${relation(
    2,
    `${RELATION}/numbering`,
    'numbering.xml',
  )}</Relationships>`,
)

export const bullets = xml(
  `<w:numbering ${WORD}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/>
  <w:pPr><w:ind w:start="280" w:hanging="220"/></w:pPr></w:lvl></w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
)

export const coreProperties = (title: string, language: string): string =>
  xml(
    `<cp:coreProperties xmlns:cp="${OFFICE}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:title>${escapeXml(title)}</dc:title><dc:language>${escapeXml(language)}</dc:language></cp:coreProperties>`,
  )
