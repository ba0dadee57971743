import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BACKUP_DAYS, DELETION_GRACE_DAYS } from '#shared/features/people/personal-data/personal-data-limits.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { DeletionForm } from './deletion-form.tsx'
import { KeepAccount } from './keep-account.tsx'
import { MomentOf } from './moment-of.tsx'
import styles from './personal-data.module.css'
import { overviewQuery } from './personal-data-query.ts'

export function DeletionSection() {
  const { t } = useLingui()
  const { data } = useQuery(overviewQuery)
  if (data?.deletion)
    return (
      <Card title={t`Your account is scheduled for deletion`}>
        <div className={styles.text}>
          <p>
            <Trans>
              It will be deleted on <MomentOf at={data.deletion.scheduledFor} format="date" />. Until then nothing
              changes, and you can cancel with one click. Signing in does not cancel it.
            </Trans>
          </p>
        </div>
        <div className={styles.state}>
          <KeepAccount />
        </div>
      </Card>
    )
  const owned = data?.soleOwnerOf ?? []
  return (
    <>
      <WhatHappens />
      {owned.length > 0 ? (
        <Callout tone="warn" title={t`Transfer ownership of your company first`}>
          <Trans>You are the only owner of these companies. Make someone else an owner, then come back.</Trans>
          <ul className={styles.list}>
            {owned.map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </Callout>
      ) : (
        <Card title={t`Delete my account`}>
          <DeletionForm />
        </Card>
      )}
    </>
  )
}

function WhatHappens() {
  const { t } = useLingui()
  return (
    <Card title={t`What happens`}>
      <div className={styles.text}>
        <p>
          <Trans>
            Your account is deleted {DELETION_GRACE_DAYS} days after you ask. Until then you can undo it here or from
            the email we send you.
          </Trans>
        </p>
        <p>
          <Trans>What is deleted:</Trans>
        </p>
        <ul className={styles.list}>
          <li>
            <Trans>your name, email address and everything else in your profile and settings</Trans>
          </li>
          <li>
            <Trans>every file you uploaded and every archive we made for you</Trans>
          </li>
          <li>
            <Trans>
              the applications you sent, with your answers, recordings and tests and the companies’ notes about them
            </Trans>
          </li>
          <li>
            <Trans>the messages you sent and their attachments, for everyone in the conversation</Trans>
          </li>
          <li>
            <Trans>your passkeys, tokens and devices, which signs you out everywhere</Trans>
          </li>
        </ul>
        <p>
          <Trans>What is kept, and why:</Trans>
        </p>
        <ul className={styles.list}>
          <li>
            <Trans>
              companies you are a member of, which belong to their other members. Only your membership is removed.
            </Trans>
          </li>
          <li>
            <Trans>messages others sent you, which stay in their inbox without your name.</Trans>
          </li>
          <li>
            <Trans>
              orders on the marketplace and issued invoices, which the other side needs for its books and taxes. Orders
              keep what was agreed, but not your name, your messages or what you delivered. Invoices keep the name and
              address printed on them.
            </Trans>
          </li>
          <li>
            <Trans>
              reviews you published of services and Elite projects, without your name, because they belong to the record
              of the work and help others choose.
            </Trans>
          </li>
          <li>
            <Trans>amounts, dates and references of card payments, for our own books, without your name or card.</Trans>
          </li>
          <li>
            <Trans>
              companies’ records of Elite projects you accepted (titles, amounts, dates and hours) and of contracts
              signed by both sides (terms, dates and a checksum of the document), without your name. We delete our copy
              of the contract; companies may have their own.
            </Trans>
          </li>
          <li>
            <Trans>
              a hash of your account’s number and the day it was deleted, so that a restored backup does not bring your
              account back.
            </Trans>
          </li>
          <li>
            <Trans>audit records, such as a file being removed, under an anonymous number.</Trans>
          </li>
          <li>
            <Trans>copies in our backups, which are overwritten within {BACKUP_DAYS} days.</Trans>
          </li>
        </ul>
      </div>
    </Card>
  )
}
