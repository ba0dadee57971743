import { createTransport } from 'nodemailer'
import type { Mail, Mailer } from './mail.ts'

// A mail server that does not respond must not block a queue worker: the job fails and is retried later.
const TIMEOUT_MS = 15_000

export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    {
      from,
      // Emails are composed from our own strings; nothing in them may make the server read a file or fetch a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  )
  return {
    async send({ to, subject, text, html, headers, calendar }: Mail) {
      // Tells autoresponders not to reply (RFC 3834).
      const automatic = { 'Auto-Submitted': 'auto-generated', ...headers }
      // As an alternative to the text: calendars only offer to update an entry from there.
      const entry = calendar && { icalEvent: { ...calendar, filename: 'interview.ics' } }
      // An object, not a string: a string is parsed as a list, and a comma in it would add a second recipient.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html, headers: automatic, ...entry })
    },
    async close() {
      transport.close()
    },
  }
}
