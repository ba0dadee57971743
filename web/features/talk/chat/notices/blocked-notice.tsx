import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Callout } from '#web/ui/callout.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './notices.module.css'
import { useBlock } from './use-block.ts'

/** Replaces the composer for someone who has blocked the other person. */
export function BlockedNotice({ person }: { person: { id: string; name: string } }) {
  const { unblock } = useBlock()
  const [isPending, setIsPending] = useState(false)
  return (
    <div className={styles.notice}>
      <Callout
        tone="soft"
        action={
          <PlainButton
            isPending={isPending}
            onPress={() => {
              setIsPending(true)
              void unblock(person).finally(() => setIsPending(false))
            }}
          >
            <Trans>Unblock</Trans>
          </PlainButton>
        }
      >
        <Trans>
          You blocked <bdi>{person.name}</bdi>. Neither of you can send messages here.
        </Trans>
      </Callout>
    </div>
  )
}
