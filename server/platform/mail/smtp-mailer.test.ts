import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.ts'

type Received = { from: string; to: string[]; raw: string }

const servers: SMTPServer[] = []

async function startSmtpServer(refuse?: { code: number; message: string }) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refuse) return done(Object.assign(new Error(refuse.message), { responseCode: refuse.code }))
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Meridian <hello@meridian.example>' })
  return { received, mailer }
}

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(resolve))
})

const mail = {
  to: 'amara@example.com',
  subject: 'Grüße',
  text: 'Plain words',
  html: '<p>Plain words</p>',
}

describe('the SMTP mailer', () => {
  it('sends plain text and HTML from the configured sender', async () => {
    const { received, mailer } = await startSmtpServer()
    await mailer.send({ ...mail, headers: { 'List-Unsubscribe': '<https://meridian.example/off>' } })
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ from: 'hello@meridian.example', to: ['amara@example.com'] })
    expect(received[0]?.raw).toContain('multipart/alternative')
    expect(received[0]?.raw).toContain('Plain words')
    expect(received[0]?.raw).toContain('<p>Plain words</p>')
    expect(received[0]?.raw).toContain('Auto-Submitted: auto-generated')
    expect(received[0]?.raw).toContain('List-Unsubscribe: <https://meridian.example/off>')
    await mailer.close()
  })

  it('never lets a subject inject a header', async () => {
    const { received, mailer } = await startSmtpServer()
    await mailer.send({ ...mail, subject: 'Hi\r\nBcc: spy@example.com' })
    expect(received[0]?.raw).not.toMatch(/^Bcc:/m)
    await mailer.close()
  })

  it('never turns one address into two recipients', async () => {
    const { received, mailer } = await startSmtpServer()
    const sending = mailer.send({ ...mail, to: 'amara@example.com, spy@example.com' })
    await expect(sending).rejects.toThrow(/recipient/i)
    expect(received).toEqual([])
    await mailer.close()
  })

  it('fails when the server refuses, so that the queue retries', async () => {
    const { mailer } = await startSmtpServer({ code: 451, message: 'Try later' })
    await expect(mailer.send(mail)).rejects.toThrow('Try later')
    await mailer.close()
  })
})
