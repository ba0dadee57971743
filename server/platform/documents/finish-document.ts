export async function finishDocument(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const isDone = new Promise<void>((resolve) => doc.on('end', resolve))
  doc.end()
  await isDone
  return Buffer.concat(parts)
}
