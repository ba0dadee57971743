import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a file attached to a PDF, and all text printed on its pages. */
export async function readPdf(pdfFile: Uint8Array, name: string): Promise<{ attached: string; printed: string }> {
  const task = getDocument({ data: Uint8Array.from(pdfFile), verbosity: 0 })
  const pdf = await task.promise
  const attachments = await pdf.getAttachments()
  const id = [...(attachments?.entries() ?? [])].find(([, file]) => file.filename === name)?.[0]
  const attachment = id === undefined ? null : await pdf.getAttachmentContent(id)
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, place) => (await pdf.getPage(place + 1)).getTextContent()),
  )
  const printed = pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ')
  await task.destroy()
  return { attached: Buffer.from(attachment ?? []).toString('utf8'), printed }
}
