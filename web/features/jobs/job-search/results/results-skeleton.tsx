import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import styles from './results.module.css'

const ROWS = 6

/** As high as a first screen of jobs, to avoid layout shifts below. */
export function ResultsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton>
        <SkeletonRows count={ROWS} />
      </Skeleton>
    </div>
  )
}
