// What is printed once the product is running.

import { DEMO_PASSWORD, demoAccounts } from '../seeds/demo-accounts.ts'
import { demoSources } from '../seeds/demo-sources.ts'
import type { RunningServer } from '../start-server.ts'

export function welcome({ url, config }: RunningServer): string {
  const lines = ['', `${config.siteTitle} is running at ${url}`, '']
  if (config.demo) {
    const width = Math.max(...demoAccounts.map(({ email }) => email.length))
    lines.push('Demo accounts:')
    for (const { email, about } of demoAccounts) lines.push(`  ${email.padEnd(width)}  ${DEMO_PASSWORD}  ${about}`)
    lines.push('', 'Sign-up links from a company, a community and a partner:')
    for (const { linkId, name } of demoSources) lines.push(`  ${url}/signup/${linkId}  ${name}`)
    lines.push('')
  }
  lines.push(config.mail.smtpUrl ? 'Email is sent by SMTP.' : `Emails appear in ${url}/dev/mailbox`)
  lines.push(`API reference: ${url}/docs/api`, '', 'Stop with Ctrl-C.', '')
  return lines.join('\n')
}
