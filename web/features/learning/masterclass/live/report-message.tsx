import { useLingui } from '@lingui/react/macro'
import type { TalkMessage, talkLive } from '#shared/features/learning/masterclass/live/talk-live.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { ReportTextDialog } from '#web/features/base/operations/text-reports/report-text-dialog.tsx'

type ReportMessageProps = { talkId: string; message: TalkMessage; onClose: () => void }

export function ReportMessage({ talkId, message: { id, author, text }, onClose }: ReportMessageProps) {
  const { t } = useLingui()
  const { client } = useSession()
  return (
    <ReportTextDialog
      id={id}
      text={text}
      title={t`What is wrong with this message?`}
      help={t`Our team reads the message. ${author ?? t`Its author`} will not know who reported it.`}
      send={(body, idempotencyKey) =>
        callApi<typeof talkLive.report>(client, 'POST /talent/api/talks/:id/messages/:messageId/report', {
          params: { id: talkId, messageId: id },
          body,
          idempotencyKey,
        })
      }
      onClose={onClose}
    />
  )
}
