import { Trans } from '@lingui/react/macro'
import type { Talk } from '#shared/features/learning/masterclass/talks.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { HandsCard } from './hands-card.tsx'
import { LivePlaceholder } from './live-placeholder.tsx'
import { TalkChat } from './talk-chat.tsx'
import { useLiveTalk } from './use-live-talk.ts'

/** The chat and the raised hands of a live talk. Loaded only for those who take part. */
export function LiveRoom({ talk }: { talk: Talk }) {
  const { live, isFailed, refresh, add, remove } = useLiveTalk(talk.id)
  if (!live) return isFailed ? null : <LivePlaceholder />
  return (
    <>
      {(live.ownHand || live.isModerator) && <HandsCard talkId={talk.id} live={live} onChange={refresh} />}
      <Card title={<Trans>Chat</Trans>}>
        <TalkChat talkId={talk.id} live={live} onAdd={add} onRemove={remove} onChange={refresh} />
      </Card>
    </>
  )
}
