// A certificate on one page, with a QR code that leads to the page where anybody can check it.

import { buffer } from 'node:stream/consumers'
import type { I18n } from '@lingui/core'
import { type DocumentWriter, writeDocument } from '#server/platform/documents/document-writer.ts'
import { qrCodeOf } from '#server/platform/qr-code.ts'
import type { PublicCredential } from '#shared/features/skills/credentials/credentials.contract.ts'
import { formatFullDate } from '#shared/kit/time-format.ts'

const QR_POINTS = 110

export async function certificatePdf(i18n: I18n, credential: PublicCredential, url: string): Promise<Buffer> {
  const { holder, name, issuer, criteria, issuedAt, id } = credential
  const title = i18n._({ id: 'credentials.pdf.title', message: 'Certificate' })
  const at = new Date(issuedAt)
  const info = { title: `${title}: ${name}`, code: id, language: i18n.locale, createdAt: at }
  const { doc } = await writeDocument(info, {}, (writer) => {
    writer.gap(60)
    writer.text(title, { size: 14 })
    writer.heading(name, 26)
    writer.gap(24)
    writer.text(i18n._({ id: 'credentials.pdf.awarded', message: 'Awarded to' }), { size: 12 })
    writer.heading(holder, 20)
    writer.gap(16)
    writer.text(criteria)
    writer.gap(24)
    writer.row(i18n._({ id: 'credentials.pdf.issuer', message: 'Issued by' }), issuer)
    writer.row(
      i18n._({ id: 'credentials.pdf.day', message: 'Issued on' }),
      formatFullDate(at.getTime(), 'UTC', i18n.locale),
    )
    writer.gap(24)
    drawQr(writer, url)
    writer.small(
      i18n._({
        id: 'credentials.pdf.check',
        message: 'Scan the code or open {url} to see whether this certificate is still valid.',
        values: { url },
      }),
    )
  })
  doc.end()
  return buffer(doc)
}

function drawQr(writer: DocumentWriter, text: string): void {
  const { path, size } = qrCodeOf(text)
  writer.doc.save()
  writer.doc.translate(writer.whole.x, writer.top()).scale(QR_POINTS / size)
  writer.doc.path(path).fill('#000')
  writer.doc.restore()
  writer.gap(QR_POINTS + 12)
}
