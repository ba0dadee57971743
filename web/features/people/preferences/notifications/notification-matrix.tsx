import { Trans, useLingui } from '@lingui/react/macro'
import { factsOf, isAlwaysOn, notificationEventNames } from '#shared/features/people/preferences/notification-events.ts'
import type { NotificationChoice } from '#shared/features/people/preferences/notifications.contract.ts'
import { notificationChannels, notificationGroups } from '#shared/notification-facts.ts'
import { NotificationCell } from './notification-cell.tsx'
import styles from './notification-matrix.module.css'
import { channelText, eventText, groupText } from './notification-words.ts'

/** Events as rows, channels as columns; a channel that is not available yet has no column. */
export function NotificationMatrix({ choices }: { choices: readonly NotificationChoice[] }) {
  const { i18n, t } = useLingui()
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t`Event`}</span>
          </th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col" className={styles.channel}>
              {i18n._(channelText[channel])}
            </th>
          ))}
        </tr>
      </thead>
      {notificationGroups.map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={notificationChannels.length + 1} className={styles.group}>
              {i18n._(groupText[group])}
            </th>
          </tr>
          {notificationEventNames
            .filter((event) => factsOf(event).group === group)
            .map((event) => (
              <tr key={event}>
                <th scope="row" className={styles.event}>
                  <span className={styles.label}>{i18n._(eventText[event].label)}</span>
                  <span className={styles.help}>{i18n._(eventText[event].help)}</span>
                </th>
                {choices
                  .filter((choice) => choice.event === event)
                  .map((choice) => (
                    <td key={choice.channel} className={styles.cell}>
                      {isAlwaysOn(event, choice.channel) ? (
                        <span className={styles.fixed}>
                          <Trans>Always on</Trans>
                        </span>
                      ) : (
                        <NotificationCell choice={choice} />
                      )}
                    </td>
                  ))}
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}
