import { Trans } from '@lingui/react/macro'
import { Card } from '#web/ui/card.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import live from './live.module.css'

/** Keeps the place of hands and chat while they load, so that the questions below do not move away under a finger. */
export const LivePlaceholder = () => (
  <Card title={<Trans>Chat</Trans>}>
    <div className={live.placeholder}>
      <Skeleton>
        <SkeletonRows />
      </Skeleton>
    </div>
  </Card>
)
