import { Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { MailboxMessage } from '#shared/features/base/dev-tools/mailbox.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import styles from './mailbox.module.css'

/** One email, rendered as HTML and as plain text. */
export function MailboxReader({ query }: { query: UseQueryOptions<MailboxMessage> }) {
  const { t } = useLingui()
  const { data: message } = useQuery(query)
  if (!message) return null
  const { subject, from, to, text, htmlUrl, links } = message
  return (
    <Card title={<bdi>{subject}</bdi>}>
      <p className={styles.address}>
        <Trans>
          From <bdi>{from}</bdi> to <bdi>{to}</bdi>
        </Trans>
      </p>
      {links.length > 0 && (
        <ul className={styles.links} aria-label={t`Links in this email`}>
          {links.map((link) => (
            <li key={link}>
              <a href={link} dir="ltr">
                {link}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Tabs
        label={t`View`}
        tabs={[
          {
            id: 'html',
            label: t`Preview`,
            // Nothing in an email may run or navigate; its one link is shown above.
            content: <iframe className={styles.frame} src={htmlUrl} sandbox="" title={subject} />,
          },
          { id: 'text', label: t`Plain text`, content: <pre className={styles.text}>{text}</pre> },
        ]}
      />
    </Card>
  )
}
