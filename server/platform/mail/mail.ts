// One mail as it is handed to a mailer and as it waits in the queue: plain data, so that it survives a restart.

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** The one way a mail leaves the server. A mail that could not be handed over throws, and the queue tries again. */
export type Mailer = {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
