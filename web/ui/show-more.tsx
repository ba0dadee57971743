import { Plural, Trans } from '@lingui/react/macro'
import { Button } from './button.tsx'
import styles from './show-more.module.css'

type ShowMoreProps = {
  /** How many more the next click shows. */
  count: number
  shown: number
  total: number
  isPending?: boolean
  onPress: () => void
}

/** Lists grow on request, never on scroll: the end of the page stays reachable and no data is used unasked. */
export function ShowMore({ count, shown, total, isPending = false, onPress }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      <p className={styles.count} role="status">
        <Trans>
          {shown} of {total} shown
        </Trans>
      </p>
      {count > 0 && (
        <Button onPress={onPress} isPending={isPending}>
          <Plural value={count} one="Show # more" other="Show # more" />
        </Button>
      )}
    </div>
  )
}
