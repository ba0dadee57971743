// One email as it is passed to a mailer and stored in the queue: plain data, so that it survives a restart.

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** An entry for the recipient's calendar, in iCalendar format. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
}

/** The only way to send email. A failed delivery throws, and the queue retries it. */
export type Mailer = {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
