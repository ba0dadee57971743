import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileText } from '@tabler/icons-react'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { formatTime } from '#shared/kit/time-format.ts'
import { zoneCity } from '#shared/kit/time-zones.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { useNow } from '#web/platform/clock/use-now.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { onlyOther, useConversationText, useIsSeeker } from '../conversation-text.ts'
import { messageElementId } from '../message-list/use-target-message.ts'
import type { SafetyProps } from '../safety/safety-line.tsx'
import { SafetyRule } from '../safety/safety-rule.tsx'
import { useOwnZone } from '../times/use-own-zone.ts'
import styles from './about-conversation.module.css'

type AboutConversationProps = SafetyProps & { messages: readonly Message[] }

/** Next to the conversation where there is room. Everything in it is also available elsewhere. */
export function AboutConversation({ conversation, messages, onReport }: AboutConversationProps) {
  const { t } = useLingui()
  const { nameOf } = useConversationText()
  const { job, company } = conversation
  const isSeeker = useIsSeeker(conversation)
  const { timeZone: zone, clockCity } = onlyOther(conversation) ?? {}
  const files = messages.flatMap(({ id, voice, attachments }) =>
    voice ? [] : attachments.map((file) => ({ ...file, messageId: id })),
  )
  return (
    <aside className={styles.about} aria-label={t`About this conversation`}>
      <h2 className={styles.title}>
        <Trans>About this conversation</Trans>
      </h2>
      {job && company && (
        <Card>
          <p className={styles.strong}>
            <bdi>{company.name}</bdi>
          </p>
          <p className={styles.meta}>
            <bdi>{job.title}</bdi>
          </p>
          <LinkButton href={`/jobs/${job.slug}`} isWide>
            <Trans>Open the job</Trans>
          </LinkButton>
        </Card>
      )}
      {zone && (
        <Card>
          <Clocks name={nameOf(conversation)} zone={zone} city={clockCity ?? ''} />
        </Card>
      )}
      {files.length > 0 && (
        <div className={styles.files}>
          <h3 className={styles.strong}>
            <Trans>Files</Trans>
          </h3>
          <ul role="list">
            {files.map(({ fileId, messageId, name }) => (
              <li key={`${messageId} ${fileId}`}>
                <a href={`#${messageElementId(messageId)}`} className={styles.file}>
                  <Icon glyph={IconFileText} />
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isSeeker && (
        <div className={styles.rule}>
          <SafetyRule onReport={onReport} />
        </div>
      )}
    </aside>
  )
}

/** The current time for both sides. */
function Clocks({ name, zone, city }: { name: string; zone: string; city: string }) {
  const { i18n } = useLingui()
  const clock = useClock()
  const now = useNow()
  const ownZone = useOwnZone()
  const ownCity = useIdentity()?.city ?? zoneCity(ownZone)
  const time = (of: string) => now !== null && <time>{formatTime(now, of, i18n.locale, clock)}</time>
  return (
    <dl className={styles.clocks}>
      <div>
        <dt>
          <Trans>
            You, <bdi>{ownCity}</bdi>
          </Trans>
        </dt>
        <dd>{time(ownZone)}</dd>
      </div>
      <div>
        <dt>
          <bdi>
            {name}, {city}
          </bdi>
        </dt>
        <dd>{time(zone)}</dd>
      </div>
    </dl>
  )
}
